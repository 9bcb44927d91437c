import type { FraudScript } from '../fraud-scripts.ts';
import type { PhraseGroup } from './phrases.ts';

export interface FraudRule {
  script: FraudScript;
  /** A phrase of each group must occur, within `within` words from the first to the last. */
  groups: readonly PhraseGroup[];
  within: number;
  /** In this order: 'pay, then see' is a fraud script, 'see, then pay' is normal. */
  inOrder?: true;
  /** A nearby phrase of these groups makes the message harmless. */
  unless?: readonly PhraseGroup[];
}

export const fraudRules: readonly FraudRule[] = [
  {
    script: 'advance-before-visit',
    groups: ['beforeSeeing', 'money'],
    within: 12,
    unless: ['noMoney', 'agreed'],
  },
  { script: 'advance-before-visit', groups: ['pass', 'money'], within: 20, unless: ['noMoney'] },
  { script: 'advance-before-visit', groups: ['pass', 'pay'], within: 20, unless: ['noMoney'] },
  {
    script: 'advance-before-visit',
    groups: ['money', 'pay', 'afterwards', 'show'],
    within: 22,
    inOrder: true,
    unless: ['noMoney', 'agreed'],
  },
  {
    script: 'advance-before-visit',
    groups: ['pay', 'money', 'afterwards', 'show'],
    within: 22,
    inOrder: true,
    unless: ['noMoney', 'agreed'],
  },
  {
    script: 'advance-before-visit',
    groups: ['away', 'money', 'pay', 'keys'],
    within: 28,
    unless: ['agreed'],
  },
  { script: 'advance-before-visit', groups: ['others', 'money', 'pay', 'now'], within: 24 },
  {
    script: 'advance-before-visit',
    groups: ['feeToSee', 'money', 'withheld'],
    within: 22,
    unless: ['noMoney', 'agreed'],
  },
  {
    script: 'advance-before-visit',
    groups: ['money', 'pay', 'now', 'otherwise'],
    within: 18,
    unless: ['agreed'],
  },
  { script: 'qr-to-receive', groups: ['mistake', 'money', 'giveBack'], within: 20 },
  { script: 'qr-to-receive', groups: ['qr', 'giveBack'], within: 12 },
  { script: 'qr-to-receive', groups: ['qr', 'receive'], within: 24 },
  { script: 'qr-to-receive', groups: ['scan', 'receive'], within: 20 },
  { script: 'qr-to-receive', groups: ['qr', 'pin'], within: 20 },
  { script: 'qr-to-receive', groups: ['request', 'pin'], within: 20 },
  { script: 'qr-to-receive', groups: ['request', 'receive'], within: 20 },
  { script: 'army-transfer', groups: ['army', 'cannotCome', 'money'], within: 30 },
  { script: 'army-transfer', groups: ['army', 'cannotCome', 'pay'], within: 30 },
  { script: 'army-transfer', groups: ['army', 'armyPays', 'money'], within: 30, unless: ['agreed'] },
  { script: 'army-transfer', groups: ['army', 'armyPays', 'pay'], within: 30, unless: ['agreed'] },
  { script: 'army-transfer', groups: ['army', 'idCard', 'money'], within: 30, unless: ['agreed'] },
  { script: 'army-transfer', groups: ['army', 'double'], within: 30 },
  { script: 'army-transfer', groups: ['army', 'qr'], within: 30 },
  { script: 'asks-for-code', groups: ['code', 'tell'], within: 14, unless: ['keepSecret'] },
  { script: 'remote-control', groups: ['remoteTool', 'install'], within: 12 },
  { script: 'away-from-here', groups: ['messenger', 'notHere'], within: 24 },
  { script: 'away-from-here', groups: ['messenger', 'only'], within: 5 },
  { script: 'away-from-here', groups: ['messenger', 'now', 'come'], within: 10 },
  { script: 'away-from-here', groups: ['telegram', 'come'], within: 8 },
];
