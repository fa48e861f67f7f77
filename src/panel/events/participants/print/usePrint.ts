import { useEffect, useState } from 'react';
import { type DataProvider, useDataProvider } from 'react-admin';
import { resources } from '../../../../contract/generated/resources.ts';
import { useUntoldFailure } from '../../../kit/act/useUntoldFailure.ts';
import { maxSize } from '../../../kit/list/ListState.ts';
import { toast } from '../../../shell/toast.ts';
import type { Participant } from '../../Event.ts';
import { isAttendance } from '../isAttendance.ts';

interface Print {
  readonly busy: boolean;
  /** On the sheet while it is printed. */
  readonly people: readonly Participant[] | undefined;
  readonly print: () => Promise<void>;
}

/** Reads all who hold a place, and opens the browser's print dialog once they are on the sheet. */
export function usePrint(eventId: string): Print {
  const dataProvider = useDataProvider();
  const untoldFailure = useUntoldFailure();
  const [busy, setBusy] = useState(false);
  const [people, setPeople] = useState<readonly Participant[]>();

  useEffect(() => {
    if (!people) return;
    const putAway = () => setPeople(undefined);
    window.addEventListener('afterprint', putAway);
    window.print();
    return () => window.removeEventListener('afterprint', putAway);
  }, [people]);

  const print = async () => {
    setBusy(true);
    try {
      setPeople(await readAll(dataProvider, eventId));
    } catch (error) {
      const text = untoldFailure(error);
      if (text) toast.error(text);
    } finally {
      setBusy(false);
    }
  };
  return { busy, people, print };
}

async function readAll(dataProvider: DataProvider, ownerId: string): Promise<readonly Participant[]> {
  const found: Participant[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await dataProvider.getList<Participant>(resources.participants.name, {
      pagination: { page, perPage: maxSize },
      sort: { field: 'lastname', order: 'ASC' },
      meta: { ownerId },
    });
    found.push(...data);
    if (data.length === 0 || found.length >= total) return found.filter(({ status }) => isAttendance(status));
  }
}
