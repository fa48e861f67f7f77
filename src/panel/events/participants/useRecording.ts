import type { components } from '../../../contract/generated/types.ts';
import { ApiError } from '../../data/ApiError.ts';
import type { Participant } from '../Event.ts';
import { dropChoice, type QueuedChoice, queueChoice, useAttendanceQueue } from './attendanceQueue.ts';
import { isAttendance } from './attendanceTotals.ts';

export interface Recording {
  /** The participant with the pending choice applied. */
  readonly shown: Participant;
  readonly isBusy: boolean;
  readonly isSaved: boolean;
  /** Whether the choice waits on the device for the network. */
  readonly isWaiting: boolean;
  /** Why the last choice was refused; `shown` is then what is saved. */
  readonly failure: ApiError | undefined;
  /** @returns false if it was refused */
  readonly record: (change: Partial<components['schemas']['ParticipantInput']>) => Promise<boolean>;
  /** Sends the refused choice again. */
  readonly repeat: () => void;
  /** Forgets the refused choice. */
  readonly discard: () => void;
}

/** Records one participant's attendance, independent of the others. Optimistic: a choice shows at once. */
export function useRecording(participant: Participant): Recording {
  const { id: participantId, eventId } = participant;
  const choice = useAttendanceQueue(({ choices }) => choices[participantId]);
  const isBusy = useAttendanceQueue(({ sending }) => sending === participantId);
  const isSaved = useAttendanceQueue(({ saved }) => saved.has(participantId));
  const isCutOff = useAttendanceQueue((queue) => queue.isCutOff);
  const refusal = choice?.refusal;
  const pending = choice && !refusal && shownOf(choice);
  const shown = { ...participant, ...pending };

  const queue = ({ status, note }: Pick<Participant, 'status' | 'note'>, minutes?: number | null) =>
    queueChoice({
      eventId,
      participantId,
      status: isAttendance(status) ? status : 'signed_up',
      note: note ?? null,
      ...(minutes !== undefined && { minutes }),
    });
  return {
    shown,
    isBusy,
    isSaved,
    isWaiting: Boolean(pending) && isCutOff,
    failure: refusal && new ApiError(refusal.status, refusal.problem),
    record: ({ minutes = choice?.minutes, ...change }) => queue({ ...shown, ...change }, minutes),
    repeat: () => choice && void queue(choice, choice.minutes),
    discard: () => choice && dropChoice(choice),
  };
}

/** What a choice shows before the server has it, which knows the time that a choice leaves out. */
function shownOf({ status, note, minutes }: QueuedChoice): Partial<Participant> {
  return {
    status,
    note,
    ...(status !== 'attended' ? { minutes: null } : minutes !== undefined && { minutes }),
  };
}
