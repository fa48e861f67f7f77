import { v7 as uuid } from 'uuid';
import { insertRows } from '../../../../src/server/core/db/insertRows.ts';
import { buildImage } from '../../buildImage.ts';
import type { Caller } from '../../Caller.ts';
import { insertAbuseReport } from '../../insertAbuseReport.ts';
import { insertAccount } from '../../insertAccount.ts';
import { insertAgreement } from '../../insertAgreement.ts';
import { insertCertificate } from '../../insertCertificate.ts';
import { insertDataRequest } from '../../insertDataRequest.ts';
import { insertErasure } from '../../insertErasure.ts';
import { dayFromNow } from '../../insertEvent.ts';
import { insertGuardianConsent } from '../../insertGuardianConsent.ts';
import { insertPersonInNeed } from '../../insertPersonInNeed.ts';
import { insertTimeEntry } from '../../insertTimeEntry.ts';
import { insertVolunteer } from '../../insertVolunteer.ts';
import { invite } from '../../invite.ts';
import { multipartBody } from '../../multipartBody.ts';
import { buildNotice, notify } from '../../notify.ts';
import { pdf } from '../../sampleFiles.ts';
import { insertTeam } from '../insertTeam.ts';
import type { Stage } from '../startStage.ts';
import { insertWorldEvents, type WorldEvents } from './insertWorldEvents.ts';

/** Names and ids of the data shown in the states. */
export interface World {
  readonly organizationId: string;
  readonly admin: Caller;
  /** Of a foundation without data. */
  readonly newcomer: Caller;
  /** By status; no state decides on them. */
  readonly pending: { readonly id: string; readonly name: string };
  readonly verified: { readonly id: string; readonly fileName: string };
  /** Under 18: a guardian has consented for the child, and is asked anew. */
  readonly minor: string;
  /** Of another foundation. */
  readonly stranger: string;
  readonly personInNeed: string;
  readonly abuseReport: string;
  /** Open, and to be extended still. */
  readonly dataRequest: string;
  /** Scheduled. */
  readonly mailing: string;
  readonly coordinator: { readonly id: string; readonly name: string };
  readonly invited: { readonly name: string; readonly token: string };
  readonly events: WorldEvents;
}

/** A foundation with all kinds of data, and an empty one. */
export async function insertWorld(stage: Stage): Promise<World> {
  const { db, call } = stage;
  const { id, admin, volunteers } = await insertTeam(stage, [
    { firstname: 'Łukasz', lastname: 'Żak' },
    { firstname: 'Соломія', lastname: 'Мельник', accountStatus: 'verified' },
    {
      firstname: 'Wera',
      lastname: 'Nowak',
      rating: 4.5,
      aboutMe: 'Lubię pomagać.',
      howDidYouFindAboutUs: 'friends',
    },
    {
      firstname: 'Jan',
      lastname: 'Zieliński',
      accountStatus: 'rejected',
      rejectionReason: 'Zgłoszenie testowe',
    },
  ]);
  const [{ id: pending }, , { id: verified }] = volunteers;
  const file = (name: string, content: Buffer) => multipartBody([{ field: 'file', name, content }]);
  const fileName = 'zaświadczenie.pdf';
  await call('verifyVolunteer', { as: admin, params: { id: verified } });
  const uploaded = await call('uploadVolunteerFile', {
    as: admin,
    params: { id: verified },
    ...file(fileName, pdf),
  });
  for (const check of [
    { kind: 'criminalRecord', result: 'clean', validUntil: '2099-11-02', fileId: uploaded.answer.id },
    { kind: 'foreignRecord', result: 'hit', reference: 'RSTPS 2026/118' },
  ] as const) {
    const body = { ...check, checkedOn: '2026-11-02' };
    await call('addClearance', { as: admin, params: { id: verified }, body });
  }
  const minor = await insertVolunteer(db, {
    ...{ organizationId: id, firstname: 'Zofia', lastname: 'Wilk', accountStatus: 'verified' },
    dateOfBirth: dayFromNow(-14 * 365),
  });
  const consent = { organizationId: id, volunteerId: minor.id };
  await insertGuardianConsent(db, { ...consent, givenFor: 'child' });
  await insertGuardianConsent(db, {
    ...{ ...consent, status: 'asked', channel: 'link', email: 'beata@mail.example', language: 'pl' },
    ...{ givenOn: null, expiresAt: '2026-01-01T00:00:00.000Z', createdAt: '2026-11-01T09:30:00.000Z' },
  });
  await insertTimeEntry(db, { organizationId: id, volunteerId: verified });
  for (const status of ['draft', 'sent', 'signed'] as const)
    await insertAgreement(db, { organizationId: id, volunteerId: verified, status });
  await insertCertificate(db, { organizationId: id, volunteerId: verified });
  await call('uploadProfilePhoto', { as: admin, ...file('ja.png', await buildImage('png')) });

  const coordinator = await insertAccount(db, {
    organizationId: id,
    role: 'coordinator',
    name: 'Piotr Zieliński',
  });
  const { token } = await invite(stage, admin, { email: 'magda@panel.example', message: 'Zapraszam!' });
  await notify(buildNotice(id), db);
  const events = await insertWorldEvents(db, id, admin);
  await insertRows(
    'sent_mails',
    (['queued', 'sent', 'failed', 'left_out'] as const).map((status, index) => ({
      ...{ id: uuid(), organizationId: id, volunteerId: verified, eventId: events.running, status },
      ...{ kind: 'eventReminder' as const, subject: 'Festyn rodzinny' },
      ...{ reason: ([null, null, 'address_refused', 'event_cancelled'] as const)[index] ?? null },
      createdAt: `2026-11-0${index + 1}T09:30:00.000Z`,
    })),
    db,
  );
  const personInNeed = await insertPersonInNeed(db, {
    organizationId: id,
    urgency: 'high',
    email: 'stanislawa@mail.example',
  });
  const abuseReport = await insertAbuseReport(db, { organizationId: id });
  const dataRequest = await insertDataRequest(db, {
    ...{ organizationId: id, receivedOn: dayFromNow(-20), dueOn: dayFromNow(5) },
    ...{ subjectType: 'volunteer', subjectId: pending },
  });
  await insertDataRequest(db, { organizationId: id, dueOn: dayFromNow(-2), personName: 'Ewa Łapińska' });
  await insertErasure(db, { organizationId: id, id: verified, rule: 'inactiveVolunteers' });
  await insertErasure(db, {
    ...{ organizationId: id, id: personInNeed.id, subjectType: 'personInNeed', rule: 'closedRequests' },
    ...{ status: 'kept', erasesOn: null, keptOn: dayFromNow(-3), keepReason: 'Sprawa w sądzie.' },
  });
  const text = { subject: 'Bliżej niż zwykle', text: 'Spotykamy się przy bramie B, {firstname}.' };
  const mailing = await call('createMailing', {
    as: admin,
    body: { kind: 'news', pl: text, uk: text, sendDate: '2099-05-01', sendTime: '10:00' },
  });
  const empty = await insertTeam(stage, []);
  const other = await insertTeam(stage, [{}]);
  return {
    organizationId: id,
    admin,
    newcomer: empty.admin,
    pending: { id: pending, name: 'Łukasz Żak' },
    verified: { id: verified, fileName },
    minor: minor.id,
    stranger: other.volunteers[0].id,
    personInNeed: personInNeed.id,
    abuseReport: abuseReport.id,
    dataRequest: dataRequest.id,
    mailing: mailing.answer.id,
    coordinator: { id: coordinator.id, name: 'Piotr Zieliński' },
    invited: { name: 'Magdalena Wójcik', token },
    events,
  };
}
