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
 * Starts a server in its own process, as in production, without demo data.
 * @throws Error with its exit code and output when it ends instead of listening
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
