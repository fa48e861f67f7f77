import { freePort } from '../../scripts/panel/freePort.ts';
import { basicAuthorization, PASSWORD } from './signIn.ts';
import { startProgram } from './startProgram.ts';

export const COPY_ADMIN = 'anna@panel.example';

/** The server of a copy of the project, and calls of its API by its admin. */
export async function startCopy(folder: string, environment: Record<string, string>) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/api`;
  const program = await startProgram(['src/server/main.ts'], {
    cwd: folder,
    environment: { ...environment, PORT: String(port) },
    answers: `${address}/health`,
  });
  const headers = { 'source-device': 'web', 'accept-language': 'en' };
  const authorization = basicAuthorization(COPY_ADMIN, PASSWORD);
  const login = await fetch(`${address}/users/login`, {
    method: 'POST',
    headers: { ...headers, authorization },
  });
  const [cookie = ''] = login.headers.get('set-cookie')?.split(';') ?? [];
  const { organizationId } = await login.json();
  return {
    ...program,
    organizationId,
    get: (path: string): Promise<Response> => fetch(address + path, { headers: { ...headers, cookie } }),
    post: (path: string, body: unknown): Promise<Response> =>
      fetch(address + path, {
        method: 'POST',
        headers: { ...headers, cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}
