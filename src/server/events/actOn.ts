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
 * Does something with an event of the user's foundation, one after the other with whatever else is done with it, if
 * its state and the user's role allow it. What is so already is left alone.
 * @returns what came of it, if it was done
 * @throws ApiError not_found, or what `decisionOn` refuses with
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
