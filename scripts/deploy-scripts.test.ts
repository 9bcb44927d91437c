import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureCaddy } from './ensure-caddy.ts';

const root = path.resolve(import.meta.dirname, '..');
const deploy = path.join(root, 'deploy');
const digest = `sha256:${'ab'.repeat(32)}`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'thikana-deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => path.join(folder, name);
const calls = () => (existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8').trim().split('\n') : []);

/** Puts a program before those of the system, which records its calls. */
function standIn(name: string, body: string): void {
  writeFileSync(at(name), `#!/bin/sh\necho "${name} $*" >> '${at('calls')}'\n${body}\n`);
  chmodSync(at(name), 0o755);
}

function run(script: string, args: string[] = [], environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(path.join(deploy, script), args, {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, ENV_FILE: at('settings'), ...environment },
  });
  return { status, output: stdout + stderr };
}

const images = ['NODE_IMAGE', 'POSTGRES_IMAGE', 'CADDY_IMAGE', 'SEAWEEDFS_IMAGE'];

describe('pin-images.sh', () => {
  const write = (changes: Record<string, string> = {}) => {
    const example = readFileSync(path.join(deploy, 'example.env'), 'utf8');
    const lines = example.split('\n').map((line) => {
      const [name = ''] = line.split('=');
      return name in changes ? `${name}=${changes[name]}` : line;
    });
    writeFileSync(at('settings'), lines.join('\n'));
  };

  it('adds the digest of each image, changes nothing else, and can run again', () => {
    write();
    const before = readFileSync(at('settings'), 'utf8');
    standIn('docker', `[ "$1" = pull ] || echo 'registry.example/any@${digest}'`);
    expect(run('pin-images.sh').status).toBe(0);
    const after = readFileSync(at('settings'), 'utf8');
    expect(after.match(new RegExp(`_IMAGE=[^@\n]+@${digest}$`, 'gm'))).toHaveLength(images.length);
    expect(after.replaceAll(`@${digest}`, '')).toBe(before);
    expect(run('pin-images.sh').status).toBe(0);
    expect(readFileSync(at('settings'), 'utf8')).toBe(after);
    expect(run('pin-images.sh', ['--check'])).toEqual({ status: 0, output: '' });
  });

  it.each(['caddy:latest', 'caddy', '', 'registry.example:5000/caddy'])('refuses the image %j', (image) => {
    write({ CADDY_IMAGE: image });
    standIn('docker', 'exit 1');
    const { status, output } = run('pin-images.sh', ['--check']);
    expect(status).toBe(1);
    expect(output).toContain('CADDY_IMAGE');
  });

  it('names images without a digest', () => {
    write();
    const { status, output } = run('pin-images.sh', ['--check']);
    expect(status).toBe(0);
    for (const name of images) expect(output).toContain(`${name}=`);
  });
});

describe('update.sh', () => {
  const docker = (fails: string) => `
case "$*" in
  *'config --services') printf 'proxy\\nsite-2\\ndatabase\\nsite-1\\nsite-3\\n' ;;
  ${fails}) exit 1 ;;
esac`;
  const replaced = () => calls().flatMap((call) => /force-recreate .* (site-\d)$/.exec(call)?.[1] ?? []);
  const settings = () => cpSync(path.join(deploy, 'example.env'), at('settings'));

  it('makes a backup, builds, and replaces one process after the other', () => {
    settings();
    standIn('docker', docker('never'));
    expect(run('update.sh').status).toBe(0);
    const words = calls().join('\n');
    expect(words.indexOf('run --rm --no-deps backup')).toBeGreaterThan(-1);
    expect(words.indexOf('build site-1')).toBeGreaterThan(words.indexOf('run --rm'));
    expect(words.indexOf('force-recreate')).toBeGreaterThan(words.indexOf('build site-1'));
    expect(replaced()).toEqual(['site-1', 'site-2', 'site-3']);
    expect(
      calls()
        .filter((call) => call.includes('force-recreate'))
        .every((call) => call.includes('--wait ')),
    ).toBe(true);
  });

  it('stops at the first process that does not become healthy', () => {
    settings();
    standIn('docker', docker(`*'--force-recreate'*site-2`));
    expect(run('update.sh').status).not.toBe(0);
    expect(replaced()).toEqual(['site-1', 'site-2']);
  });

  it.each([
    ['the backup', `*'run --rm'*`],
    ['the build', `*'build site-1'`],
  ])('replaces nothing if %s fails', (_what, call) => {
    settings();
    standIn('docker', docker(call));
    expect(run('update.sh').status).not.toBe(0);
    expect(replaced()).toEqual([]);
  });
});

describe('update-units.sh', () => {
  it('waits until a process is ready before it restarts the next, and stops if one is not', async () => {
    // A process that is ready a moment after it was restarted, as the third question to it shows.
    let asked = 0;
    const ready = createServer((_request, response) => {
      asked += 1;
      response.writeHead(asked < 3 ? 503 : 200).end();
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    ready.listen(0, '127.0.0.1', resolve);
    await promise;
    const { port } = ready.address() as AddressInfo;
    writeFileSync(at('a-1.env'), `CITY=a\nPORT=${port}\n`);
    writeFileSync(at('a-2.env'), 'PORT=1\n');
    writeFileSync(at('a-3.env'), `PORT=${port}\n`);
    standIn('systemctl', ':');
    const child = spawn(path.join(deploy, 'update-units.sh'), ['a-1', 'a-2', 'a-3'], {
      env: {
        ...process.env,
        PATH: `${folder}:${process.env.PATH}`,
        SETTINGS_DIR: folder,
        PATIENCE_SECONDS: '1',
        NODE: process.execPath,
      },
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    const status = await new Promise((done) => child.once('close', done));
    ready.close();
    expect(status).toBe(1);
    expect(asked).toBe(3);
    expect(calls()).toEqual(['systemctl restart thikana@a-1', 'systemctl restart thikana@a-2']);
    expect(output).toContain('thikana@a-2 is not ready after 1 seconds; the others were not restarted.');
  });
});

describe('the tools that read the files', () => {
  it.each(['Caddyfile', 'cells/Caddyfile'])('Caddy accepts %s', (file) => {
    const { status, stderr } = spawnSync(ensureCaddy(), ['validate', '--config', path.join(deploy, file)], {
      encoding: 'utf8',
      env: { ...process.env, HOME: folder, SITE_HOST: 'homes.example.org' },
    });
    expect(stderr).not.toMatch(/^Error/m);
    expect(status).toBe(0);
  });

  /** Programs that not every machine has. What they check is also checked by deploy.test.ts, as far as it can be read. */
  const found = [
    ['systemd-analyze', ['--version'], verifyUnits],
    ['docker', ['compose', 'version'], readCompose],
    ['nginx', ['-v'], readNginx],
  ] as const;
  const present = found.filter(([program, args]) => spawnSync(program, [...args]).status === 0);
  it('of these, the ones that are installed accept their files', () => {
    for (const [, , check] of present) check();
  });

  /** The programs that units name are those of this checkout. */
  function verifyUnits(): void {
    const units = ['thikana@.service', 'thikana-backup@.service', 'thikana-backup@.timer'];
    for (const unit of units)
      writeFileSync(
        at(unit),
        readFileSync(path.join(deploy, unit), 'utf8').replaceAll(
          /ExecStart=\S+/g,
          `ExecStart=${process.execPath}`,
        ),
      );
    const instances = units.map((unit) => unit.replace('@.', '@siliguri.'));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...instances], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  }

  function readNginx(): void {
    const certificate = [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=example',
    ];
    const made = spawnSync('openssl', [
      ...certificate,
      '-keyout',
      at('privkey.pem'),
      '-out',
      at('fullchain.pem'),
    ]);
    expect(made.status).toBe(0);
    const site = readFileSync(path.join(deploy, 'nginx.conf'), 'utf8');
    writeFileSync(at('site.conf'), site.replaceAll('/etc/letsencrypt/live/homes.example.org', folder));
    writeFileSync(at('nginx.conf'), `pid ${at('pid')}; events {} http { include ${at('site.conf')}; }`);
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', at('nginx.conf')], { encoding: 'utf8' });
    expect(stderr).not.toMatch(/emerg|warn/);
    expect(status).toBe(0);
  }

  function readCompose(): void {
    const example = readFileSync(path.join(deploy, 'example.env'), 'utf8');
    writeFileSync(at('.env'), example.replaceAll(/=$/gm, '=a-long-random-value'));
    cpSync(path.join(deploy, 'compose.yaml'), at('compose.yaml'));
    const { status, stderr } = spawnSync('docker', ['compose', 'config', '--quiet'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  }
});
