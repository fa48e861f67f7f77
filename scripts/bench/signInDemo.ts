import { demoPassword } from '../../src/server/demo/demoPassword.ts';

/** @returns the session's cookie of the demo's first admin, `name=value` */
export async function signInDemo(url: string): Promise<string> {
  const credentials = Buffer.from(`anna.admin@demo.example:${demoPassword}`).toString('base64');
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}`, 'source-device': 'web' },
  });
  if (!response.ok) throw new Error(`The demo sign-in was refused: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
