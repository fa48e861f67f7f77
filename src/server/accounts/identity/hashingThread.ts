import { hashSync, verifySync } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes and one lane. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password to hash, or to compare with a hash. */
export interface Hashing {
  readonly password: string;
  readonly hash?: string;
}

/** Entry point of password.ts's threads. */
export default function run({ password, hash }: Hashing): string | boolean {
  return hash === undefined ? hashSync(password, settings) : verifySync(hash, password);
}
