import path from 'node:path';
import type { Config } from './config.ts';
import type { StartAccounts } from './first-start.ts';
import { shellCommand } from './shell-command.ts';

/** What the operator sees once the site answers. */
export function welcomeText(
  config: Config,
  start: { embedded: boolean; accounts: StartAccounts; isSealing: boolean },
): string {
  const address = `http://${config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host}:${config.port}`;
  const lines: [string, string][] = [
    ['Open', address],
    ['API', `${address}/api/reference`],
    ['Data', start.embedded ? config.dataDir : `DATABASE_URL, files in ${config.dataDir}`],
    [
      'Mail',
      config.mail.smtpUrl
        ? 'sent through SMTP_URL'
        : `${path.join(config.dataDir, 'outbox')} (no SMTP_URL is set)`,
    ],
    [
      'Law',
      start.isSealing
        ? 'records of deleted accounts are sealed'
        : `nothing is kept of deleted accounts; to seal what the law says to keep: ${shellCommand('admin', 'sealing-key')}`,
    ],
    ...accountLines(start.accounts),
  ];
  const width = Math.max(...lines.map(([label]) => label.length));
  const block = lines.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`.trimEnd());
  return ['', `  ${config.site.name} ${config.version} is running`, '', ...block, ''].join('\n');
}

function accountLines({ shown, file, hasAdmin }: StartAccounts): [string, string][] {
  const lines = shown.map((account): [string, string] => [
    account.label,
    `${account.email}  ${account.password}  (shown once)`,
  ]);
  if (file) lines.push(['Demo', `accounts and passwords are in ${file}`]);
  if (!hasAdmin)
    lines.push(['Admin', `there is none yet: ${shellCommand('admin', 'create you@example.org')}`]);
  return lines;
}
