import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes and one lane; off the event loop. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, settings);
}

/** A hash that no password has, so that an unknown address takes as long as a known one. */
const nobody = hashPassword(crypto.randomUUID());

/** Whether the password is the account's; takes the same time where there is no account. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const right = await verify(passwordHash ?? (await nobody), password);
  return right && passwordHash !== undefined;
}
