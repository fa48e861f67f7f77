import { useEffect, useState } from 'react';
import { type DataProvider, useDataProvider, useListContext } from 'react-admin';
import { flushSync } from 'react-dom';
import { resources } from '../../../../contract/generated/resources.ts';
import { useUnreportedFailure } from '../../../kit/action/useGuardedCall.ts';
import { maxSize } from '../../../kit/list/ListState.ts';
import { toast } from '../../../shell/toast.ts';
import type { Participant } from '../../Event.ts';
import { isAttendance } from '../useRecording.ts';

interface Print {
  readonly busy: boolean;
  /** People on the sheet while it prints. */
  readonly people: readonly Participant[] | undefined;
  readonly print: () => Promise<void>;
}

/** Reads everyone who holds a place, and opens the print dialog once the sheet is rendered. */
export function usePrint(eventId: string): Print {
  const dataProvider = useDataProvider();
  const untoldFailure = useUnreportedFailure();
  const { data: shown } = useListContext<Participant>();
  const [busy, setBusy] = useState(false);
  const [people, setPeople] = useState<readonly Participant[]>();

  useEffect(() => {
    const putAway = () => setPeople(undefined);
    window.addEventListener('afterprint', putAway);
    return () => window.removeEventListener('afterprint', putAway);
  }, []);

  // The browser's own menu cannot wait, so it prints the people already loaded.
  useEffect(() => {
    if (people || !shown) return;
    const fill = () => flushSync(() => setPeople(shown.filter(({ status }) => isAttendance(status))));
    window.addEventListener('beforeprint', fill);
    return () => window.removeEventListener('beforeprint', fill);
  }, [people, shown]);

  const print = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const everybody = await readPeople(dataProvider, eventId);
      flushSync(() => setPeople(everybody));
      window.print();
    } catch (error) {
      const text = untoldFailure(error);
      if (text) toast.error(text);
    } finally {
      setBusy(false);
    }
  };
  return { busy, people, print };
}

/** Everyone who holds a place, whatever the page shows. */
async function readPeople(dataProvider: DataProvider, ownerId: string): Promise<Participant[]> {
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
