import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../../contract/statusOfError.ts';
import type { SignedInUser } from '../../core/http/Call.ts';

/** Why the user may not call from the request's device, or null: volunteers use the app, not the panel. */
export function deviceRefusal(
  { role }: Pick<SignedInUser, 'role'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): ErrorCode | null {
  return role === 'volunteer' && headers['source-device'] === 'web' ? 'panel_for_coordinators' : null;
}
