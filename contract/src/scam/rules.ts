import type { ScamScript } from '../scam-scripts.ts';
import type { Idea } from './words.ts';

export interface ScamRule {
  script: ScamScript;
  /** All of these ideas must occur, within `within` words from the first to the last. */
  ideas: readonly Idea[];
  within: number;
  /** In this order: 'pay, then see' is a fraud script, 'see, then pay' is normal. */
  inOrder?: true;
  /** Phrases that make it harmless when they are nearby. */
  unless?: readonly Idea[];
}

export const scamRules: readonly ScamRule[] = [
  {
    script: 'advance-before-visit',
    ideas: ['beforeSeeing', 'money'],
    within: 12,
    unless: ['noMoney', 'agreed'],
  },
  { script: 'advance-before-visit', ideas: ['pass', 'money'], within: 20, unless: ['noMoney'] },
  { script: 'advance-before-visit', ideas: ['pass', 'pay'], within: 20, unless: ['noMoney'] },
  {
    script: 'advance-before-visit',
    ideas: ['money', 'pay', 'afterwards', 'show'],
    within: 22,
    inOrder: true,
    unless: ['noMoney', 'agreed'],
  },
  {
    script: 'advance-before-visit',
    ideas: ['pay', 'money', 'afterwards', 'show'],
    within: 22,
    inOrder: true,
    unless: ['noMoney', 'agreed'],
  },
  { script: 'advance-before-visit', ideas: ['away', 'money', 'pay', 'keys'], within: 28, unless: ['agreed'] },
  { script: 'advance-before-visit', ideas: ['others', 'money', 'pay', 'now'], within: 24 },
  {
    script: 'advance-before-visit',
    ideas: ['feeToSee', 'money', 'withheld'],
    within: 22,
    unless: ['noMoney', 'agreed'],
  },
  {
    script: 'advance-before-visit',
    ideas: ['money', 'pay', 'now', 'otherwise'],
    within: 18,
    unless: ['agreed'],
  },
  { script: 'qr-to-receive', ideas: ['mistake', 'money', 'giveBack'], within: 20 },
  { script: 'qr-to-receive', ideas: ['qr', 'giveBack'], within: 12 },
  { script: 'qr-to-receive', ideas: ['qr', 'receive'], within: 24 },
  { script: 'qr-to-receive', ideas: ['scan', 'receive'], within: 20 },
  { script: 'qr-to-receive', ideas: ['qr', 'pin'], within: 20 },
  { script: 'qr-to-receive', ideas: ['request', 'pin'], within: 20 },
  { script: 'qr-to-receive', ideas: ['request', 'receive'], within: 20 },
  { script: 'army-transfer', ideas: ['army', 'cannotCome', 'money'], within: 30 },
  { script: 'army-transfer', ideas: ['army', 'cannotCome', 'pay'], within: 30 },
  { script: 'army-transfer', ideas: ['army', 'armyPays', 'money'], within: 30, unless: ['agreed'] },
  { script: 'army-transfer', ideas: ['army', 'armyPays', 'pay'], within: 30, unless: ['agreed'] },
  { script: 'army-transfer', ideas: ['army', 'idCard', 'money'], within: 30, unless: ['agreed'] },
  { script: 'army-transfer', ideas: ['army', 'double'], within: 30 },
  { script: 'army-transfer', ideas: ['army', 'qr'], within: 30 },
  { script: 'asks-for-code', ideas: ['code', 'tell'], within: 14, unless: ['keepSecret'] },
  { script: 'remote-control', ideas: ['remoteTool', 'install'], within: 12 },
  { script: 'away-from-here', ideas: ['messenger', 'notHere'], within: 24 },
  { script: 'away-from-here', ideas: ['messenger', 'only'], within: 5 },
  { script: 'away-from-here', ideas: ['messenger', 'now', 'come'], within: 10 },
  { script: 'away-from-here', ideas: ['telegram', 'come'], within: 8 },
];
