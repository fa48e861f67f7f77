import { join } from 'node:path';
import { freePort } from '../../scripts/build/panel/freePort.ts';
import { type Program, startProgram } from './startProgram.ts';

export interface ServerProcess extends Program {
  readonly port: number;
  readonly url: string;
}

const root = join(import.meta.dirname, '../..');
const unset = { DATABASE_URL: '', SMTP_URL: '', PUBLIC_URL: '', HOST: '', ORGANIZATION_APPROVAL: '' };

/**
 * A server in a process of its own, as it runs in production, without the demo data.
 * @throws Error with its exit code and what it wrote when it ends instead of listening
 */
export async function startServer(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = Number(environment.PORT ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const program = await startProgram(['src/server/main.ts'], {
    cwd: root,
    environment: { ...unset, DEMO: '0', NODE_ENV: 'production', PORT: String(port), ...environment },
    answers: `${url}/api/health`,
  });
  return { ...program, port, url };
}
