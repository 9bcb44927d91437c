import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The settings of a browser's environment that hide every font with Bengali or Devanagari letters, on Linux. */
export function withoutLetters(): Record<string, string> {
  const hidden = ['995', '915'].flatMap((code) => {
    const { stdout } = spawnSync('fc-list', [`:charset=${code}`, 'file'], { encoding: 'utf8' });
    return stdout.split('\n').flatMap((line) => line.split(':')[0]?.trim() || []);
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'thikana-fonts-'));
  const file = path.join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include>/etc/fonts/fonts.conf</include>
  <cachedir>${folder}/cache</cachedir>
  <selectfont><rejectfont>${hidden.map((font) => `<glob>${font}</glob>`).join('')}</rejectfont></selectfont>
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE: file };
}
