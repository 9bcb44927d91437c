import { accentsOf } from '@thikana/contract/accent';
import { expect, it } from 'vitest';
import { accentStyle } from './accent-style.server.ts';

it('replaces every accent token in both themes', () => {
  const style = accentStyle(accentsOf('#0000ff'));
  const [light = '', dark = ''] = style.split('html:root[data-theme=dark]');
  for (const token of ['--tea', '--terracotta', '--focus']) {
    expect(light).toContain(`${token}:#0000ff`);
    expect(dark).toContain(`${token}:#8080ff`);
  }
  expect(light).toContain('--on-tea:#ffffff');
});
