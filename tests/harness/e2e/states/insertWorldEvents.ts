import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database } from '../../../../src/server/core/db/schema.ts';
import { dayFromNow, insertEvents } from '../../insertEvent.ts';
import { insertParticipants } from '../../insertParticipants.ts';
import { insertShift } from '../../insertShift.ts';

export interface WorldEvents {
  /** Has only a title. */
  readonly draft: string;
  /** Can be published. */
  readonly complete: string;
  /** Without participants. */
  readonly future: string;
  /** Today, with people who came, did not come, or are on the waiting list. */
  readonly running: string;
  /** A participant who came. */
  readonly participant: string;
  readonly finished: string;
  readonly cancelled: string;
  /** The first of two. */
  readonly series: string;
  /** Today, with two shifts and somebody in one of them. */
  readonly shifts: string;
}

const lastWeek = { startDate: dayFromNow(-7), endDate: dayFromNow(-7) };

/** An event of each kind, a series of two, and four more on one day. */
export async function insertWorldEvents(
  db: Kysely<Database>,
  organizationId: string,
  creator: { readonly id: string; readonly name: string },
): Promise<WorldEvents> {
  const unpublished = { status: 'draft', publishedAt: null } as const;
  const nothing = {
    ...{
      helpCategory: null,
      description: null,
      startDate: null,
      eventStart: null,
      endDate: null,
      eventEnd: null,
    },
    ...{ city: null, street: null, houseNumber: null, postCode: null, volunteersNeededNum: null },
  };
  const seriesId = uuid();
  const kinds = [
    { ...unpublished, ...nothing, title: 'Pomysł na lato' },
    { ...unpublished, title: 'Warsztaty ceramiczne' },
    { title: 'Zbiórka żywności' },
    { title: 'Festyn rodzinny', startDate: dayFromNow(-1), endDate: dayFromNow(1), volunteersNeededNum: 2 },
    { ...lastWeek, title: 'Sprzątanie parku', status: 'finished', finishedAt: new Date().toISOString() },
    { title: 'Spacer', cancelledAt: new Date().toISOString(), cancellationReason: 'Zapowiadają burzę.' },
    ...[12, 19].map((days) => ({
      ...{ title: 'Lekcje polskiego', seriesId },
      ...{ startDate: dayFromNow(days), endDate: dayFromNow(days) },
    })),
    ...['A', 'B', 'C', 'D'].map((letter) => ({ ...today, title: `Dyżur ${letter}` })),
    {
      ...{ title: 'Kiermasz świąteczny', startDate: dayFromNow(-1), endDate: dayFromNow(1) },
      withMinors: true,
    },
  ] as const;
  const inserted = await insertEvents(
    db,
    kinds.map((kind) => ({ ...kind, organizationId, creator: { id: creator.id, name: creator.name } })),
  );
  const idOf = (place: number) => {
    const event = inserted[place];
    if (!event) throw new Error(`There is no event ${place}`);
    return event.id;
  };
  const [attended] = await insertParticipants(db, { id: idOf(3), organizationId }, [
    { status: 'attended', firstname: 'Maria', lastname: 'Lis', note: 'Przyszła wcześniej.' },
    // Who needs the consent of a guardian.
    { status: 'signed_up', firstname: 'Adam', lastname: 'Wilk', dateOfBirth: dayFromNow(-16 * 365) },
    {
      status: 'waitlisted',
      firstname: 'Ewa',
      lastname: 'Sowa',
      offeredUntil: `${dayFromNow(1)}T16:00:00.000Z`,
    },
  ]);
  await insertParticipants(db, { id: idOf(4), organizationId }, ['attended', 'no_show']);
  const fair = { id: idOf(12), organizationId };
  const cashier = { role: 'Kasa', places: 2, taken: 1 };
  const { id: shiftId } = await insertShift(db, fair, cashier);
  await insertShift(db, fair, { role: 'Pakowanie prezentów', startDay: 1, endDay: 1, eventEnd: '16:00' });
  const [seller] = await insertParticipants(db, fair, ['signed_up']);
  await db
    .updateTable('participants')
    .set({ shiftId })
    .where('id', '=', seller?.id ?? '')
    .execute();
  const [draft, complete, future, running, finished, cancelled, series] = [0, 1, 2, 3, 4, 5, 6].map(idOf) as [
    ...[string, string, string, string, string, string, string],
  ];
  return {
    draft,
    complete,
    future,
    running,
    participant: attended?.id ?? '',
    finished,
    cancelled,
    series,
    shifts: fair.id,
  };
}

const today = { startDate: dayFromNow(0), endDate: dayFromNow(0) };
