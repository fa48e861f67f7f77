import { chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/build/panel/freePort.ts';
import { findProgram } from '../../scripts/build/setup/machine.mjs';
import { startKept } from './startKept.ts';
import { unprivilegedUser } from './unprivilegedUser.ts';

export interface Nginx {
  /** URL of the panel, without a trailing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts nginx in front of several servers, configured as in scripts/README.md, round robin.
 * @param below path prefix that it serves, like `/v2`; other paths are not found
 */
export async function startNginx(servers: readonly { readonly port: number }[], below = ''): Promise<Nginx> {
  const program = findProgram('nginx');
  if (!program) throw new Error('there is no nginx on this machine');
  const port = await freePort();
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-nginx-'));
  const settings = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    settings,
    `daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr warn;
events {}
http {
  access_log off;
  client_max_body_size 20m;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  upstream panel {
${servers.map((server) => `    server 127.0.0.1:${server.port};`).join('\n')}
  }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Host $host:$server_port;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    location ${below}/ {
      proxy_pass http://panel/;
    }
  }
}
`,
  );
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const { stop, complaints } = startKept([program, '-e', 'stderr', '-p', folder, '-c', settings], {
    folder,
    user,
  });
  const url = `http://127.0.0.1:${port}${below}`;
  for (let tries = 0; !(await answers(url)); tries += 1) {
    if (tries > 200) throw new Error(`nginx does not answer: ${complaints()}`);
    await delay(50);
  }
  return { url, stop };
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}
