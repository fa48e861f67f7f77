import { useQuery } from '@tanstack/react-query';
import { type DataProvider, type GetListResult, useDataProvider } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import type { components } from '../../../contract/generated/types.ts';
import { queryClient } from '../../data/queryClient.ts';
import type { Participant } from '../Event.ts';

export type Attendance = components['schemas']['Attendance'];

export const attendances = ['attended', 'no_show', 'signed_up'] as const satisfies readonly Attendance[];

/** People on the waiting list or who have resigned have no attendance. */
export function isAttendance(status: Status | undefined): status is Attendance {
  return attendances.some((attendance) => attendance === status);
}

type Totals = Readonly<Record<Attendance, number>>;

type Status = Participant['status'];

const { name: resource } = resources.participants;
const lists = { queryKey: [resource, 'getList'] };

/** Number of attended, missed and unrecorded participants, as the server counts them. */
export function useAttendanceTotals(eventId: string): Totals | undefined {
  const dataProvider = useDataProvider();
  return useQuery({ queryKey: keyOf(eventId), queryFn: () => readTotals(dataProvider, eventId) }).data;
}

/** The totals with one participant's change. */
export function withChange(totals: Totals, from: Status | undefined, to: Status): Totals {
  if (!isAttendance(from) || !isAttendance(to) || from === to) return totals;
  return { ...totals, [from]: totals[from] - 1, [to]: totals[to] + 1 };
}

/** Puts a saved participant into what is cached without refetching it, so that rows keep their places. */
export function showSaved(saved: Participant): void {
  const known = savedStatusOf(saved.id);
  queryClient.setQueryData<Totals>(
    keyOf(saved.eventId),
    (totals) => totals && withChange(totals, known, saved.status),
  );
  queryClient.setQueriesData<GetListResult<Participant>>(
    lists,
    (list) => list && { ...list, data: list.data.map((item) => (item.id === saved.id ? saved : item)) },
  );
}

/** Undefined if no list that is cached has the participant. */
export function savedStatusOf(participantId: string): Status | undefined {
  return queryClient
    .getQueriesData<GetListResult<Participant>>(lists)
    .flatMap(([, list]) => list?.data ?? [])
    .find(({ id }) => id === participantId)?.status;
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
