import { expect, test } from 'vitest';
import { hashPassword, isPassword } from '../../../src/server/accounts/identity/password.ts';

test('a password is kept as argon2id of 19 MiB and two passes, with a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('Demo-2026!'), hashPassword('Demo-2026!')]);
  for (const hash of [one, other])
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
  expect(one).not.toBe(other);
  expect(await isPassword('Demo-2026!', one)).toBe(true);
});

test('a password of 128 letters counts to its last', async () => {
  const long = 'Aa1!'.repeat(32);
  const hash = await hashPassword(long);
  expect(await isPassword(long, hash)).toBe(true);
  expect(await isPassword(`${long.slice(0, -1)}?`, hash)).toBe(false);
  expect(await isPassword(long.toLowerCase(), hash)).toBe(false);
});
