import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type DataProvider, type GetListResult, useDataProvider } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import type { components } from '../../../contract/generated/types.ts';
import { ApiError } from '../../data/ApiError.ts';
import { answerOf, client } from '../../data/client.ts';
import type { Participant } from '../Event.ts';

interface Wish {
  readonly status: Attendance;
  readonly note: string | null;
}

export interface Recording {
  /** The participant with the pending change applied. */
  readonly shown: Participant;
  readonly isBusy: boolean;
  readonly isSaved: boolean;
  /** Error of the last failed change; `shown` is then what is saved. */
  readonly failure: unknown;
  readonly record: (wish: Partial<Wish>) => Promise<boolean>;
  /** Retries the failed change; happens automatically when the network is back. */
  readonly repeat: () => void;
}

/**
 * Records one participant's attendance, independent of the others. Optimistic: a choice shows at once. A
 * choice made during a call is sent after it, so that the last one wins.
 */
export function useRecording(participant: Participant): Recording {
  const keep = useKeepParticipant();
  const count = useCountAttendance(participant.eventId);
  const [wish, setWish] = useState<Wish>();
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [failed, setFailed] = useState<{ readonly wish: Wish; readonly error: unknown }>();
  const next = useRef<Wish>(undefined);
  const running = useRef<Promise<boolean>>(undefined);

  const send = async (): Promise<boolean> => {
    let known = participant;
    while (next.current) {
      const sent = next.current;
      next.current = undefined;
      try {
        const saved = await put(known, sent);
        if (isAttendance(known.status) && isAttendance(saved.status)) count(known.status, saved.status);
        keep(saved);
        known = saved;
      } catch (error) {
        // A newer change replaces this one.
        if (next.current) continue;
        setFailed({ wish: sent, error });
        setWish(undefined);
        return false;
      }
    }
    setSaved(true);
    return true;
  };

  useEffect(() => {
    // Keep the optimistic value until the list contains the saved one.
    if (participant && !running.current) setWish(undefined);
  }, [participant]);

  const record = (change: Partial<Wish>): Promise<boolean> => {
    const wished = { ...wishOf(participant), ...wish, ...change };
    setWish(wished);
    setFailed(undefined);
    setSaved(false);
    setBusy(true);
    next.current = wished;
    running.current ??= send().finally(() => {
      running.current = undefined;
      setBusy(false);
    });
    return running.current;
  };

  const repeat = () => {
    if (failed) void record(failed.wish);
  };

  // Offline, an event's door goes on: send the choice once the network is back.
  const isUnanswered = failed !== undefined && !(failed.error instanceof ApiError);
  const repeatNow = useRef(repeat);
  useEffect(() => {
    repeatNow.current = repeat;
  });
  useEffect(() => {
    if (!isUnanswered) return;
    const again = () => repeatNow.current();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isUnanswered]);

  return {
    shown: { ...participant, ...wish },
    isBusy,
    isSaved,
    failure: failed?.error,
    record,
    repeat,
  };
}

function wishOf({ status, note = null }: Participant): Wish {
  return { status: isAttendance(status) ? status : 'signed_up', note };
}

function put({ id: participantId, eventId: id }: Participant, { status, note }: Wish): Promise<Participant> {
  return answerOf(
    client.PUT('/events/{id}/participants/{participantId}', {
      params: { path: { id, participantId } },
      body: { status, note },
    }),
  );
}

/** Puts the saved participant into the cached lists without refetching, so that rows keep their places. */
function useKeepParticipant(): (saved: Participant) => void {
  const queryClient = useQueryClient();
  return (saved) =>
    queryClient.setQueriesData<GetListResult<Participant>>(
      { queryKey: [resources.participants.name, 'getList'] },
      (list) => list && { ...list, data: list.data.map((item) => (item.id === saved.id ? saved : item)) },
    );
}

/** People on the waiting list or who have resigned have no attendance. */
export function isAttendance(status: Participant['status']): status is Attendance {
  return attendances.some((attendance) => attendance === status);
}

export type Attendance = components['schemas']['Attendance'];

export const attendances = ['attended', 'no_show', 'signed_up'] as const satisfies readonly Attendance[];

type Totals = Readonly<Record<Attendance, number>>;

const { name: resource } = resources.participants;

/** Number of attended, missed and unrecorded participants. */
export function useAttendanceTotals(eventId: string): Totals | undefined {
  const dataProvider = useDataProvider();
  return useQuery({ queryKey: keyOf(eventId), queryFn: () => readTotals(dataProvider, eventId) }).data;
}

/** Updates the counts at once, without refetching the list. */
function useCountAttendance(eventId: string): (from: Attendance, to: Attendance) => void {
  const queryClient = useQueryClient();
  return (from, to) => {
    if (from === to) return;
    queryClient.setQueryData<Totals>(
      keyOf(eventId),
      (totals) => totals && { ...totals, [from]: totals[from] - 1, [to]: totals[to] + 1 },
    );
  };
}

function keyOf(eventId: string) {
  return [resource, 'totals', eventId];
}

async function readTotals(dataProvider: DataProvider, ownerId: string): Promise<Totals> {
  const totals = attendances.map(async (status) => {
    const { total = 0 } = await dataProvider.getList(resource, {
      pagination: { page: 1, perPage: 1 },
      filter: { status },
      meta: { ownerId },
    });
    return [status, total] as const;
  });
  return Object.fromEntries(await Promise.all(totals)) as Totals;
}
