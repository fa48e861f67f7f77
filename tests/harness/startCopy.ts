import { freePort } from '../../scripts/build/panel/freePort.ts';
import { basicAuthorization, PASSWORD } from './signIn.ts';
import { startProgram } from './startProgram.ts';

export const COPY_ADMIN = 'anna@panel.example';

/** Starts the server of a copy of the project, and calls its API as its admin or another user. */
export async function startCopy(
  folder: string,
  environment: Record<string, string>,
  admin: string = COPY_ADMIN,
) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/api`;
  const program = await startProgram(['src/server/main.ts'], {
    cwd: folder,
    environment: { ...environment, PORT: String(port) },
    answers: `${address}/health`,
  });
  const signIn = (email: string) => callerOf(address, email);
  return { ...program, ...(await signIn(admin)), signIn, origin: new URL(address).origin };
}

/** Volunteers use their app. */
async function callerOf(address: string, email: string) {
  const headers = {
    'source-device': email.startsWith('volunteer') ? 'mobile' : 'web',
    'accept-language': 'en',
  };
  const authorization = basicAuthorization(email, PASSWORD);
  const login = await fetch(`${address}/users/login`, {
    method: 'POST',
    headers: { ...headers, authorization },
  });
  const [cookie = ''] = login.headers.get('set-cookie')?.split(';') ?? [];
  const { organizationId } = await login.json();
  const send = (method: string) => (path: string, body?: unknown) =>
    fetch(address + path, {
      method,
      headers: { ...headers, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    organizationId,
    get: send('GET'),
    post: send('POST'),
    put: send('PUT'),
    delete: send('DELETE'),
  };
}
