import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { end } from '../../scripts/start-site.ts';

const program = '/usr/sbin/nginx';
export const hasNginx = existsSync(program);

/** Starts nginx with one worker per core on the same static files. */
export async function startNginx(port: number, root: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'thikana-nginx-'));
  const settings = path.join(folder, 'nginx.conf');
  writeFileSync(
    settings,
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes auto; pid ${folder}/pid; error_log ${folder}/log;
     events { worker_connections 1024; }
     http {
       access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
       client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
       uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
       server { listen ${port}; root ${root}; default_type text/html; add_header content-encoding br; }
     }`,
  );
  const child = spawn(program, ['-c', settings, '-e', `${folder}/log`], { stdio: 'inherit' });
  const url = `http://localhost:${port}`;
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('nginx did not start.');
  }
  return { url, stop: () => end(child) };
}
