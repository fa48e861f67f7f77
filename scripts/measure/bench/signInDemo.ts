import { demoPassword } from '../../../src/server/demo/demoFile.ts';

/** Headers of a sign-in from the panel; default: the demo's first admin. */
export function signInHeaders(email = 'anna.admin@demo.example'): Record<string, string> {
  const credentials = Buffer.from(`${email}:${demoPassword}`).toString('base64');
  return { authorization: `Basic ${credentials}`, 'source-device': 'web' };
}

/** @returns the session cookie, `name=value` */
export async function signInDemo(url: string, email?: string): Promise<string> {
  const response = await fetch(`${url}/api/users/login`, { method: 'POST', headers: signInHeaders(email) });
  if (!response.ok) throw new Error(`The demo sign-in was refused: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
