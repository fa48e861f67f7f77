import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie } from '../../core/http/hostCookie.ts';
import type { Account } from './accountStore.ts';

/** Of an account, what its proof is made of. */
type Provable = Pick<Account, 'id' | 'passwordHash'>;

interface Device {
  readonly id: string;
  /** Of each account that has signed in here, the last one first. */
  readonly proofs: readonly string[];
}

const cookie = hostCookie('device');

/** What a family, or the office of a foundation, shares one browser for. */
const MOST_ACCOUNTS = 5;
const SHAPE = new RegExp(`^[\\w-]{22}(\\.[\\w-]{43}){1,${MOST_ACCOUNTS}}$`);

/** How long a browser is known that nobody uses. */
const KNOWN_SECONDS = 180 * 24 * 60 * 60;

/**
 * What failures count for in a browser where this very account has signed in before, or null in any other. Takes the same
 * time where there is no account.
 * @param secure whether the panel is served by https
 */
export function knownDevice(
  account: Provable | undefined,
  request: Pick<FastifyRequest, 'cookies'>,
  secure: boolean,
): string | null {
  const { id, proofs } = readDevice(request, secure);
  const proof = proofOf(id, account ?? { id: '', passwordHash: '' });
  const isKnown =
    proofs.filter((given) => timingSafeEqual(Buffer.from(given), Buffer.from(proof))).length > 0;
  return account && isKnown ? `${id}\n${account.id}` : null;
}

/** Whether somebody has signed in in this browser, or says so. */
export function hasDevice(request: Pick<FastifyRequest, 'cookies'>, secure: boolean): boolean {
  return readDevice(request, secure).proofs.length > 0;
}

/** Makes the browser one where an account has signed in, or has set its password. */
export function rememberDevice(
  account: Provable,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  secure: boolean,
): void {
  const { id, proofs } = readDevice(request, secure);
  const proof = proofOf(id, account);
  const all = [proof, ...proofs.filter((given) => given !== proof)].slice(0, MOST_ACCOUNTS);
  cookie.set(reply, [id, ...all].join('.'), KNOWN_SECONDS, secure);
}

function readDevice(request: Pick<FastifyRequest, 'cookies'>, secure: boolean): Device {
  const value = cookie.read(request, secure) ?? '';
  const [id = '', ...proofs] = SHAPE.test(value) ? value.split('.') : [randomBytes(16).toString('base64url')];
  return { id, proofs };
}

/**
 * Signed with what every process knows of the account and nobody else: its password's hash, whose salt is a secret of 128
 * bits. So another password ends all proofs, those of whoever knew the former one too, and there is no key to keep.
 */
function proofOf(deviceId: string, { id, passwordHash }: Provable): string {
  return createHmac('sha256', passwordHash).update(`device\n${deviceId}\n${id}`).digest('base64url');
}
