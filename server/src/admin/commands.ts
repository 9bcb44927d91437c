import { shellCommand } from '../shell-command.ts';
import { adopt } from './adopt-store.ts';
import { breach } from './breach.ts';
import { check } from './check.ts';
import type { Command } from './command.ts';
import { create } from './create.ts';
import { deleteAccount } from './delete-user.ts';
import { demote } from './demote.ts';
import { list } from './list.ts';
import { readSealed } from './read-sealed.ts';
import { resetPassword } from './reset-password.ts';
import { resetTwoStep } from './reset-two-step.ts';
import { rotate } from './rotate-session-key.ts';
import { sealingKey } from './sealing-key.ts';

/** The commands for administrators; the usage is made from this table. */
export const commands = new Map<string, Command>([
  ['list', list],
  ['create', create],
  ['demote', demote],
  ['reset-password', resetPassword],
  ['reset-two-step', resetTwoStep],
  ['delete-user', deleteAccount],
  ['rotate-session-key', rotate],
  ['adopt-store', adopt],
  ['sealing-key', sealingKey],
  ['read-sealed', readSealed],
  ['breach', breach],
  ['check', check],
]);

export function usage(): string {
  const rows = [...commands].map(([name, { parameters, about }]) => [`${name} ${parameters}`.trim(), about]);
  const width = Math.max(...rows.map(([call = '']) => call.length));
  const lines = rows.map(([call = '', about]) => `  ${shellCommand('admin', call.padEnd(width))}  ${about}`);
  return `Usage:\n${lines.join('\n')}`;
}
