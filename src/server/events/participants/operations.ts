import { ApiError } from '../../http/ApiError.ts';
import type { Handlers, SignedInUser } from '../../http/Call.ts';
import { csvStream } from '../../http/csvStream.ts';
import { createTurns } from '../../participation/createTurns.ts';
import type { Services } from '../../services.ts';
import { events } from '../eventStore.ts';
import { type Participant, participants } from './participantStore.ts';
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
  const requireEvent = async (id: string, { organizationId }: SignedInUser) => {
    if (!(await events.find(id, { organizationId }, db))) throw new ApiError('not_found');
    return { id, organizationId };
  };
  const requireParticipant = async (
    eventId: string,
    id: string,
    { organizationId }: SignedInUser,
  ): Promise<Participant> => {
    const participant = await participants.find(id, { id: eventId, organizationId }, db);
    if (!participant) throw new ApiError('not_found');
    return participant;
  };
  const inTurn = createTurns();

  return {
    listParticipants: async ({ user, params, query, language }) => {
      const event = await requireEvent(params.id, user);
      return participants.page(event, { ...query, language }, db);
    },
    exportParticipants: async ({ user, params, query, language, reply }) => {
      const event = await requireEvent(params.id, user);
      const batches = participants.batches(event, { ...query, language }, db);
      return csvStream('participants', batches, language, reply);
    },
    signUpForEvent: async ({ user, params: { id } }) =>
      requireParticipant(id, await inTurn(id, () => signUp(id, user, db)), user),
    resignFromEvent: async ({ user, params: { id } }) => {
      await inTurn(id, () => resign(id, user, db));
      return undefined;
    },
    updateParticipant: async ({ user, params, body }) => {
      const { id: eventId, participantId } = params;
      await recordAttendance({ eventId, participantId }, body, user, db);
      return requireParticipant(eventId, participantId, user);
    },
  };
}
