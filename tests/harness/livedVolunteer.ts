import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/server/core/db/schema.ts';
import { dayFromNow, insertEvent } from './insertEvent.ts';
import { insertParticipants } from './insertParticipants.ts';
import { insertPersonInNeed } from './insertPersonInNeed.ts';
import { insertVolunteerUser, type VolunteerUser } from './insertVolunteerUsers.ts';
import { multipartBody } from './multipartBody.ts';
import type { Stage } from './onEachServer.ts';
import { pdf } from './sampleFiles.ts';

let count = 0;

/** A volunteer of whom a foundation knows whatever it can come to know. */
export interface LivedVolunteer extends VolunteerUser {
  /** What only this person is called, reached by and has written, or what was written of them. */
  readonly texts: readonly string[];
  /** What was written where no column of theirs is. */
  readonly written: { readonly note: string; readonly file: string; readonly proof: string };
  /** An event that they came to. */
  readonly eventId: string;
  /** Whom they were proposed to help. */
  readonly needyId: string;
}

/** Inserts one, whose texts have what JSON and SQL write otherwise, and lets them live in the foundation by real calls. */
export async function insertLivedVolunteer(
  stage: Pick<Stage, 'db' | 'call' | 'server' | 'own'>,
): Promise<LivedVolunteer> {
  count += 1;
  const unique = (text: string) => `${text}${count}x`;
  const person = {
    firstname: `${unique('Zdzisława')} "Zuza"`,
    lastname: `O'Brien-${unique('Śliwa')}\\`,
    phone: `+4851234${5000 + count}`,
    street: unique('Nieistniejąca'),
    aboutMe: `Hoduję alpaki w Bieszczadach: ${unique('alpaka')}.`,
    tags: [unique('kapelusznik')],
    dateOfBirth: '1987-03-09',
    city: 'Pcim',
  };
  const written = {
    note: `${unique('Notatka')}: boi się psów.`,
    file: `${unique('umowa')}.pdf`,
    proof: unique('KRK'),
  };
  const texts = ['Zdzisława', 'Śliwa', 'Nieistniejąca', 'alpaka', 'kapelusznik', 'Notatka', 'umowa', 'KRK'];
  const { id: organizationId, coordinator: as } = stage.own;
  const volunteer = await insertVolunteerUser(stage.db, organizationId, { ...person, imageToken: null });
  const params = { id: volunteer.volunteerId };

  const event = await insertEvent(stage.db, { organizationId, volunteersNeededNum: 5 });
  const later = await insertEvent(stage.db, { organizationId, volunteersNeededNum: 5 });
  await insertParticipants(stage.db, event, [{ status: 'attended', minutes: 60 }]);
  for (const { id } of [event, later]) await stage.call('signUpForEvent', { as: volunteer, params: { id } });
  await stage.db
    .updateTable('events')
    .set({ startDate: dayFromNow(-3), endDate: dayFromNow(-3) })
    .where('id', '=', event.id)
    .execute();
  const { answer: list } = await stage.call('listParticipants', { as, params: { id: event.id } });
  const own = list.content.find(({ volunteerId }) => volunteerId === volunteer.volunteerId);
  await stage.call('updateParticipant', {
    ...{ as, params: { id: event.id, participantId: own?.id ?? '' } },
    body: { status: 'attended', minutes: 150, note: written.note },
  });
  await stage.call('addVolunteerNote', { as, params, body: { text: written.note } });
  const check = { kind: 'criminalRecord', checkedOn: '2026-11-02', result: 'clean' } as const;
  await stage.call('addClearance', { as, params, body: { ...check, reference: written.proof } });
  const time = { date: dayFromNow(-5), timeFrom: '09:00', timeTo: '12:30', description: written.note };
  const { answer: timed } = await stage.call('addTimeEntry', { as: volunteer, params, body: time });
  const timeEntryId = timed.timeEntries[0]?.id ?? '';
  const reason = written.note;
  await stage.call('declineTimeEntry', { as, params: { ...params, timeEntryId }, body: { reason } });
  const period = { dateFrom: dayFromNow(-10), dateTo: dayFromNow(-1), language: 'pl' };
  const certificate = { ...period, activities: written.note };
  const { answer: certified } = await stage.call('issueCertificate', { as, params, body: certificate });
  const certificateId = certified.certificates[0]?.id ?? '';
  await stage.call('revokeCertificate', { as, params: { ...params, certificateId }, body: { reason } });
  const agreed = {
    scope: written.note,
    place: written.note,
    dateFrom: '2026-12-01',
    insurance: 'none',
  } as const;
  const more = { risks: written.note, guardian: written.note, risksBriefed: true, costsWaived: false };
  const { answer: drafted } = await stage.call('draftAgreement', {
    ...{ as, params, body: { ...agreed, ...more, guardianConsent: false, language: 'pl' } },
  });
  const agreementId = drafted.agreements[0]?.id ?? '';
  await stage.call('sendAgreement', { as, params: { ...params, agreementId } });
  await stage.call('endAgreement', {
    ...{ as, params: { ...params, agreementId } },
    body: { endedOn: dayFromNow(-1), endedBy: 'mutual', endReason: written.note },
  });
  const { payload, headers } = multipartBody([{ field: 'file', name: written.file, content: pdf }]);
  await stage.server.inject({
    ...{ method: 'POST', url: `/api/volunteers/${volunteer.volunteerId}/files`, payload },
    headers: { ...headers, cookie: as.cookie, 'source-device': 'web' },
  });
  const { answer: reported } = await stage.call('reportAbuse', {
    as: volunteer,
    body: { subjectType: 'event', subjectId: event.id, description: `Za gorąco było. ${written.note}` },
  });
  await stage.call('finishAbuseReport', {
    ...{ as, params: { id: reported.id }, body: { reason: written.note } },
  });
  await stage.call('askAboutOwnData', {
    ...{ as: volunteer, body: { kind: 'access', description: written.note } },
  });
  const needy = await insertPersonInNeed(stage.db, { organizationId });
  await stage.call('proposeVolunteer', {
    ...{ as, params: { id: needy.id }, body: { volunteerId: volunteer.volunteerId } },
  });
  await stage.call('mailVolunteerData', { as: stage.own.admin, params });
  await saveView(person, stage);
  return {
    ...{ ...volunteer, written, eventId: event.id, needyId: needy.id },
    texts: [volunteer.email, person.phone.slice(3), ...texts.map(unique)],
  };
}

/** A view of the team's that looks for a person, by the own words for them. */
export async function saveView(
  { firstname, lastname }: Readonly<Record<'firstname' | 'lastname', string>>,
  { call, own: { coordinator: as } }: Pick<Stage, 'call' | 'own'>,
  q = `${lastname} ${firstname}`,
): Promise<string> {
  // Letters as they are, so that they are found in the table.
  const query = `q=${q.replaceAll('+', '%2B').replaceAll(' ', '+')}`;
  const body = { list: 'volunteers', name: 'Do obdzwonienia', query, shared: true };
  return (await call('createSavedView', { as, body })).answer.id;
}

/** In which tables of the whole database each of the texts stands: `table: text`. */
export async function tracesOf(texts: readonly string[], db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select "tablename" as "name" from "pg_tables" where "schemaname" = 'public'`.execute(db);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: texted } = await sql<{
      text: string;
    }>`select to_jsonb("each")::text as "text" from ${sql.table(name)} as "each"`.execute(db);
    for (const text of texts)
      if (texted.some((row) => row.text.includes(text))) found.push(`${name}: ${text}`);
  }
  return found;
}
