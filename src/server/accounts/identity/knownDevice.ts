import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../../contract/statusOfError.ts';
import type { SignedInUser } from '../../core/http/Call.ts';
import { hostCookie } from '../../core/http/hostCookie.ts';
import type { Account } from './accountStore.ts';

/** The parts of an account that a proof is made from. */
type Provable = Pick<Account, 'id' | 'passwordHash'>;

interface Device {
  readonly id: string;
  /** One per account that has signed in here, the latest first. */
  readonly proofs: readonly string[];
}

const cookie = hostCookie('device');

/** Accounts per browser, as shared by a family or an office. */
const MOST_ACCOUNTS = 5;
const SHAPE = new RegExp(`^[\\w-]{22}(\\.[\\w-]{43}){1,${MOST_ACCOUNTS}}$`);

/** How long an unused browser is remembered. */
const KNOWN_SECONDS = 180 * 24 * 60 * 60;

/**
 * Identifies a browser where this account has signed in before, to count failures separately; null in any
 * other. Takes the same time without an account.
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

/** Remembers the browser after a sign-in or a new password. */
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
 * HMAC with the password's hash as the key, which all processes know and nobody else; its salt has 128 bits.
 * So a new password invalidates all proofs, including those of anyone who knew the old one, and there is no
 * key to manage.
 */
function proofOf(deviceId: string, { id, passwordHash }: Provable): string {
  return createHmac('sha256', passwordHash).update(`device\n${deviceId}\n${id}`).digest('base64url');
}

/** Why the user may not call from the request's device, or null: volunteers use the app, not the panel. */
export function deviceRefusal(
  { role }: Pick<SignedInUser, 'role'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): ErrorCode | null {
  return role === 'volunteer' && headers['source-device'] === 'web' ? 'panel_for_coordinators' : null;
}
