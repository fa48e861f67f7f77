import { readFileSync } from 'node:fs';

/** PostgreSQL and PgBouncer refuse to run as root. */
export function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) throw new Error('it refuses to run as root, and there is no user postgres or nobody');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}
