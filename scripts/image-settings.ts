import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './project-root.ts';

/** The environment and the command that `deploy/Dockerfile` gives the image. */
export function imageSettings(): { environment: Record<string, string>; command: string[] } {
  const lines = readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8')
    .replaceAll('\\\n', ' ')
    .split('\n');
  const settings = lines
    .filter((line) => line.startsWith('ENV '))
    .flatMap((line) => line.slice('ENV '.length).trim().split(/\s+/));
  const command = lines.findLast((line) => line.startsWith('CMD '))?.slice('CMD '.length) ?? '[]';
  return {
    environment: Object.fromEntries(settings.map((setting) => setting.split('='))),
    command: JSON.parse(command) as string[],
  };
}
