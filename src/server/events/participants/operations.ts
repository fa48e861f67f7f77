import { ApiError } from '../../http/ApiError.ts';
import type { Handlers, SignedInUser } from '../../http/Call.ts';
import { csvStream } from '../../http/csvStream.ts';
import { createTurns } from '../../participation/createTurns.ts';
import type { Services } from '../../services.ts';
import { findEvent } from '../eventStore.ts';
import {
  findParticipant,
  listParticipants,
  type Participant,
  participantBatches,
} from './participantStore.ts';
import { recordAttendance } from './recordAttendance.ts';
import { resign } from './resign.ts';
import { signUp } from './signUp.ts';

export type ParticipantOperation =
  | 'listParticipants'
  | 'signUpForEvent'
  | 'resignFromEvent'
  | 'exportParticipants'
  | 'updateParticipant';

/** Participants of an event: lists and attendance for the panel, joining and leaving from the companion app. */
export function participantOperations({ db }: Pick<Services, 'db'>): Handlers<ParticipantOperation> {
  const requireEvent = async (id: string, user: SignedInUser): Promise<void> => {
    if (!(await findEvent(id, user.organizationId, db))) throw new ApiError('not_found');
  };
  const requireParticipant = async (eventId: string, id: string): Promise<Participant> => {
    const participant = await findParticipant(eventId, id, db);
    if (!participant) throw new ApiError('not_found');
    return participant;
  };
  const inTurn = createTurns();

  return {
    listParticipants: async ({ user, params, query, language }) => {
      await requireEvent(params.id, user);
      return listParticipants(params.id, { ...query, language }, db);
    },
    exportParticipants: async ({ user, params, query, language, reply }) => {
      await requireEvent(params.id, user);
      return csvStream(
        'participants',
        participantBatches(params.id, { ...query, language }, db),
        language,
        reply,
      );
    },
    signUpForEvent: async ({ user, params: { id } }) =>
      requireParticipant(id, await inTurn(id, () => signUp(id, user, db))),
    resignFromEvent: async ({ user, params: { id } }) => {
      await inTurn(id, () => resign(id, user, db));
      return undefined;
    },
    updateParticipant: async ({ user, params, body }) => {
      const { id: eventId, participantId } = params;
      await recordAttendance({ eventId, participantId }, body, user, db);
      return requireParticipant(eventId, participantId);
    },
  };
}
