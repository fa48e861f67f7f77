import { decisionOn, type EventAction, stateOf } from '../../domain/events/eventRules.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import type { EventPlaces } from './participation/EventPlaces.ts';
import { lockPlaces } from './participation/placesStore.ts';

interface Request {
  readonly id: string;
  readonly user: SignedInUser;
  readonly db: Queries;
}

/**
 * Performs an action on the foundation's event, serialised by a lock, if the event's state and the user's
 * role allow it. Does nothing if it is already done.
 * @returns the outcome, if the action was performed
 * @throws ApiError not_found, or the refusal of `decisionOn`
 */
export function actOn<Outcome>(
  action: EventAction,
  { id, user, db }: Request,
  perform: (event: EventPlaces, trx: Trx) => Promise<Outcome>,
): Promise<Outcome | undefined> {
  return inTransaction(db, async (trx) => {
    const event = await lockPlaces(id, user.organizationId, trx);
    if (!event) throw new ApiError('not_found');
    const hasParticipants = event.nrOfVolunteersSigned + event.waitlisted > 0;
    const decision = decisionOn(action, stateOf(event), { ...event, role: user.role, hasParticipants });
    if (decision === 'repeat') return undefined;
    if (decision !== 'do') throw new ApiError(decision);
    return perform(event, trx);
  });
}
