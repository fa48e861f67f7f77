import type { DataProvider } from 'react-admin';
import { resources } from '../../../../contract/generated/resources.ts';
import { maxSize } from '../../../kit/list/ListState.ts';
import type { Participant } from '../../Event.ts';
import { isAttendance } from '../isAttendance.ts';

/** Everybody who holds a place, whatever the page shows. */
export async function readPeople(dataProvider: DataProvider, ownerId: string): Promise<Participant[]> {
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
