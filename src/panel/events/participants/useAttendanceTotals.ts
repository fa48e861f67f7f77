import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import type { components } from '../../../contract/generated/types.ts';

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
export function useCountAttendance(eventId: string): (from: Attendance, to: Attendance) => void {
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
