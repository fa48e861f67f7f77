import type { FastifyInstance } from 'fastify';
import type { Caller } from './Caller.ts';
import { callOperation } from './callOperation.ts';

/** Password of every test account; its letters test that the header is read as UTF-8. */
export const PASSWORD = 'Zażółć-щастя-2026!';

export function basicAuthorization(email: string, password: string): string {
  return `Basic ${Buffer.from(`${email}:${password}`, 'utf8').toString('base64')}`;
}

/** Signs in by a real call: volunteers from their app, everybody else from the panel. */
export async function signIn(
  server: FastifyInstance,
  { email, role, password = PASSWORD }: { email: string; role: Caller['role']; password?: string },
): Promise<Caller> {
  const reply = await callOperation(server, 'login', {
    headers: {
      authorization: basicAuthorization(email, password),
      'source-device': role === 'volunteer' ? 'mobile' : 'web',
    },
  });
  return { ...reply.answer, cookie: cookieOf(reply) };
}

/** The session that a response sets, as a Cookie header. */
export function cookieOf({ cookies }: { cookies: { name: string; value: string }[] }): string {
  const session = cookies.find(({ name }) => name === 'session');
  if (!session) throw new Error('The answer sets no session');
  return `session=${session.value}`;
}
