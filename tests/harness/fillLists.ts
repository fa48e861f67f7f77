import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { type ListName, lists } from '../../src/contract/generated/lists.ts';
import contract from '../../src/contract/generated/openapi.json' with { type: 'json' };
import { storage } from '../../src/contract/generated/storage.ts';
import { insertRows } from '../../src/server/core/db/insertRows.ts';
import { appendOnlyTables } from '../../src/server/core/db/privateNames.ts';
import { insertAbuseReport } from './insertAbuseReport.ts';
import { insertAccount } from './insertAccount.ts';
import { dayFromNow, insertEvents } from './insertEvent.ts';
import { insertParticipants } from './insertParticipants.ts';
import { buildPersonInNeed } from './insertPersonInNeed.ts';
import { insertShift } from './insertShift.ts';
import { insertVolunteers } from './insertVolunteer.ts';
import { buildNotice, notify } from './notify.ts';
import type { Stage } from './onEachServer.ts';

const cities = ['Łódź', 'Київ', 'Zgierz', 'Aleksandrów', 'Żory', 'Львів', 'Sopot'];

/**
 * Seven records in every list of a foundation, with different values. The last two have only required values.
 * @returns by list, the path parameters of its call
 */
export async function fillLists({
  db,
  own: { id: organizationId, admin },
}: Pick<Stage, 'db' | 'own'>): Promise<Record<ListName, { id: string }>> {
  const each = <T>(build: (city: string, index: number) => T): T[] => cities.map(build);
  const [event] = await insertEvents(
    db,
    each((city, index) => ({
      ...{ organizationId, city, title: `Zbiórka ${city}`, startDate: dayFromNow(index + 1) },
      ...{ endDate: dayFromNow(index + 2), volunteersNeededNum: 20 - index, status: 'active' as const },
      withMinors: index % 2 === 0,
      ...{ location: 'Brama B', coverDesign: 'hands' as const, cancellationReason: 'Burza.' },
      ...{ cancelledAt: '2026-11-20T09:30:00.000Z', finishedAt: '2026-11-21T09:30:00.000Z' },
      helpCategory: index % 2 ? (['charity', 'nature'] as const).slice() : (['ecology'] as const).slice(),
    })),
  );
  if (!event) throw new Error('nothing was inserted');
  await insertVolunteers(
    db,
    each((city, index) => ({
      ...{ organizationId, city, lastname: `${city}ska`, rating: index / 2, postCode: '90-001' },
      ...{ street: 'Ruska', houseNumber: '5', apartmentNumber: '7' },
      ...{ country: { code: 'PL', name: 'Polska' }, howDidYouFindAboutUs: 'press' as const },
      ...{ haveYouBeenAVolunteerBefore: index % 2 === 0, consentSource: 'paperForm' as const },
      ...{ interests: ['education' as const, 'nature' as const], tags: ['kierowca', 'magazyn'] },
    })),
  );
  await insertRows(
    'people_in_need',
    each((city, index) =>
      buildPersonInNeed({
        ...{ organizationId, city, householdSize: index + 1, email: `${index}@mail.example` },
        ...{
          responsible: { id: uuid(), name: 'Anna Kowalska' },
          inProgressSince: '2026-11-03T09:30:00.000Z',
        },
        lastVisitOn: '2026-11-05',
        withMinors: index % 2 === 0,
      }),
    ),
    db,
  );
  for (const town of cities) {
    const { id } = await insertAccount(db, { organizationId, role: 'coordinator', name: `Ala ${town}` });
    await db.updateTable('coordinators').set({ town }).where('id', '=', id).execute();
  }
  await insertRows(
    'invitations',
    each((city, index) => ({
      ...{ id: uuid(), organizationId, firstname: 'Ola', lastname: city, email: `${index}@mail.example` },
      ...{ role: 'coordinator' as const, language: 'uk' as const, message: null, invitedBy: 'Anna Kowalska' },
      ...{
        createdAt: `2026-11-0${index + 1}T09:30:00.000Z`,
        expiresAt: `2099-11-0${index + 1}T09:30:00.000Z`,
      },
      ...{ acceptedAt: null, revokedAt: null },
    })),
    db,
  );
  const statuses = ['signed_up', 'waitlisted', 'resigned', 'attended', 'no_show', 'signed_up', 'attended'];
  await insertParticipants(
    db,
    { id: event.id, organizationId },
    each((city, index) => ({
      status: statuses[index] as 'signed_up',
      lastname: city,
      note: `Uwaga, ${city}`,
      minutes: 90 + index,
      offeredUntil: `2026-11-2${index}T09:30:00.000Z`,
    })),
  );
  const { id: shiftId } = await insertShift(db, { id: event.id, organizationId }, { places: 20 });
  await db.updateTable('participants').set({ shiftId }).where('eventId', '=', event.id).execute();
  for (const [index, city] of cities.entries()) {
    await insertAbuseReport(db, {
      ...{ organizationId, description: `Skarga, ${city}`, status: 'done', outcome: 'Rozmawialiśmy.' },
      ...{ subjectType: 'event', subjectId: event.id, responsible: { id: admin.id, name: city } },
      createdAt: `2026-11-0${index + 1}T09:30:00.000Z`,
    });
  }
  await insertRows(
    'upcoming_erasures',
    each((city, index) => ({
      ...{ id: uuid(), organizationId, subjectType: 'volunteer' as const },
      ...{ rule: index % 2 ? ('inactiveVolunteers' as const) : ('closedRequests' as const) },
      ...{ status: index % 2 ? ('announced' as const) : ('kept' as const), keepReason: `Trwa, ${city}` },
      ...{ quietSince: dayFromNow(-400 - index), announcedOn: dayFromNow(-index), remindedOn: null },
      ...{
        erasesOn: dayFromNow(30 - index),
        keptOn: dayFromNow(-index),
        keptBy: { id: admin.id, name: city },
      },
    })),
    db,
  );
  await insertRows(
    'data_requests',
    each((city, index) => ({
      ...{ id: uuid(), organizationId, personName: city, kind: 'access' as const, channel: 'email' as const },
      ...{ status: index % 2 ? ('answered' as const) : ('open' as const), description: `Pyta ${city}` },
      ...{ receivedOn: dayFromNow(-10 - index), dueOn: dayFromNow(20 - index), email: 'a@mail.example' },
      ...{ phone: '+48601234567', subjectType: 'volunteer' as const, subjectId: admin.id, answer: city },
      ...{ extendedOn: dayFromNow(-1), extensionReason: city, closedOn: dayFromNow(-1) },
      ...{ enteredBy: { id: admin.id, name: city }, closedBy: { id: admin.id, name: city } },
      createdAt: `2026-11-0${index + 1}T09:30:00.000Z`,
    })),
    db,
  );
  await insertRows(
    'saved_views',
    each((city, index) => ({
      ...{ id: uuid(), organizationId, list: 'volunteers', name: city, query: 'q=a', columns: ['city'] },
      ...{ shared: true, author: { id: admin.id, name: admin.name }, version: 1 },
      ...{ createdAt: `2026-11-0${index + 1}T09:30:00.000Z`, updatedAt: '2026-11-20T09:30:00.000Z' },
    })),
    db,
  );
  await insertRows(
    'mailings',
    each((city, index) => ({
      ...{ id: uuid(), organizationId, subject: `Wieści, ${city}`, status: 'sent' as const },
      ...{ kind: index % 2 ? ('news' as const) : ('necessary' as const), version: 1 },
      ...{ author: { id: admin.id, name: city }, pl: { subject: 'Wieści', text: `O mieście ${city}` } },
      ...{ en: { subject: 'News', text: city }, uk: { subject: 'Новини', text: city } },
      ...{ ru: { subject: 'Новости', text: city }, eventId: event.id, filter: 'status=signed_up' },
      ...{ volunteerIds: [admin.id], sendDate: '2026-11-20', sendTime: '10:00' },
      ...{ createdAt: `2026-11-0${index + 1}T09:30:00.000Z`, sendAt: '2026-11-20T09:00:00.000Z' },
      sentAt: '2026-11-20T09:30:00.000Z',
    })),
    db,
  );
  const mails = ['queued', 'sent', 'failed', 'left_out', 'sent', 'sent', 'sent'] as const;
  const people = await db
    .selectFrom('volunteers')
    .select('id')
    .where('organizationId', '=', organizationId)
    .orderBy('id')
    .limit(cities.length)
    .execute();
  await insertRows(
    'sent_mails',
    each((city, index) => ({
      ...{ id: uuid(), organizationId, volunteerId: people[index]?.id ?? '', eventId: event.id },
      ...{ kind: index % 2 ? ('eventReminder' as const) : ('signedUp' as const), subject: `Zbiórka ${city}` },
      ...{ status: mails[index] ?? 'sent', reason: 'address_refused' as const },
      ...{ createdAt: `2026-11-0${index + 1}T09:30:00.000Z`, settledAt: '2026-11-20T09:30:00.000Z' },
    })),
    db,
  );
  const edits = each((city, index) => ({
    ...{ id: uuid(), organizationId, subjectTable: 'events', subjectId: event.id, action: 'edited' as const },
    // The last were the server's.
    ...(index < cities.length - 2 && { actorId: admin.id, actorName: city }),
    ...{ at: `2026-11-0${index + 1}T09:30:00.000Z`, changes: '[]' },
  }));
  await db.insertInto('history').values(edits).execute();
  for (const city of cities) await notify(buildNotice(organizationId, city), db);
  for (const name of Object.keys(lists) as ListName[]) await emptySome(name, db);
  return Object.fromEntries(
    Object.keys(lists).map((name) => [name, { id: name === 'participants' ? event.id : organizationId }]),
  ) as Record<ListName, { id: string }>;
}

async function emptySome(name: ListName, db: Stage['db']): Promise<void> {
  const { table, schema } = lists[name];
  if (appendOnlyTables.includes(table)) return;
  const { required } = contract.components.schemas[schema] as { required: string[] };
  const optional = storage[table].columns.filter((column) => !required.includes(column));
  const nothing = sql.join(optional.map((column) => sql`${sql.ref(column)} = null`));
  await sql`update ${sql.table(table)} set ${nothing}
    where "id" in (select "id" from ${sql.table(table)} order by "id" desc limit 2)`.execute(db);
}
