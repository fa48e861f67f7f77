import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { createFeed } from '../../../src/server/accounts/identity/calendarFeedStore.ts';
import { insertRows } from '../../../src/server/core/db/insertRows.ts';
import { setColumns } from '../../../src/server/core/db/rowByKey.ts';
import type { Queries } from '../../../src/server/core/db/transaction.ts';
import { insertAbuseReport } from '../insertAbuseReport.ts';
import { insertAccount } from '../insertAccount.ts';
import { insertAgreement } from '../insertAgreement.ts';
import { insertCertificate } from '../insertCertificate.ts';
import { insertDataRequest } from '../insertDataRequest.ts';
import { insertErasure } from '../insertErasure.ts';
import { dayFromNow, insertEvent } from '../insertEvent.ts';
import { insertGuardianConsent } from '../insertGuardianConsent.ts';
import { insertParticipants } from '../insertParticipants.ts';
import { insertPersonInNeed } from '../insertPersonInNeed.ts';
import { insertShift } from '../insertShift.ts';
import { insertTimeEntry } from '../insertTimeEntry.ts';
import { insertVolunteer } from '../insertVolunteer.ts';
import { pdf } from '../sampleFiles.ts';
import type { WallCaller } from './insertWallCaller.ts';
import type { RecordKind } from './recordKind.ts';
import type { WallCase } from './wallRules.ts';

/** How a call references a record: in its path or body. */
export interface Named {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Of a volunteer who signs in. */
  readonly email?: string;
}

interface Owner {
  readonly organizationId: string;
  /** The owner, if the record belongs to a person. */
  readonly person: WallCaller | null;
  readonly which: WallCase['which'];
  /** Part of the name of every inserted record, to recognise it in any output. */
  readonly surname: string;
}

type Insert = (owner: Owner, db: Queries) => Promise<Named>;

const path = (id: string, more = {}): Named => ({ params: { id, ...more } });
const createdAt = '2026-11-02T09:30:00.000Z';

const accountOf = async ({ organizationId, person, which, surname }: Owner, db: Queries): Promise<string> => {
  if (person) return person.id;
  const role = which === 'admin' ? 'admin' : 'coordinator';
  return (await insertAccount(db, { organizationId, role, name: `Zofia ${surname}` })).id;
};
const volunteerOf = async (
  { organizationId, person, surname: lastname }: Owner,
  db: Queries,
): Promise<string> =>
  person?.volunteerId ??
  (await insertVolunteer(db, { organizationId, lastname, email: `${uuid()}@mail.example` })).id;

/** Inserts a record of a kind, and returns how a call references it. */
export const insertWallRecord: Readonly<Record<RecordKind, Insert>> = {
  nothing: async () => ({}),
  link: async () => ({}),
  newMember: async ({ which }) => ({ body: { role: which, email: `${uuid()}@mail.example` } }),
  organization: async ({ organizationId }) => path(organizationId),
  chosenOrganization: async ({ organizationId }) => ({ body: { organizationId } }),
  coordinator: async (owner, db) => path(await accountOf(owner, db)),
  volunteer: async (owner, db) => ({
    ...path(await volunteerOf(owner, db)),
    ...(owner.person && { email: owner.person.email }),
  }),
  personInNeed: async ({ organizationId, surname: lastname }, db) =>
    path((await insertPersonInNeed(db, { organizationId, lastname, status: 'in_progress' })).id),
  personNote: async ({ organizationId, person, surname: lastname }, db) => {
    const { id } = await insertPersonInNeed(db, { organizationId, lastname });
    const noteId = uuid();
    const author = { id: person?.id ?? uuid(), name: `Anna ${lastname}` };
    const note = { id: noteId, organizationId, personId: id, text: `Uwaga, ${lastname}`, author, createdAt };
    await insertRows('person_in_need_notes', [note], db);
    return path(id, { noteId });
  },
  personVisit: async ({ organizationId, person, surname: lastname }, db) => {
    const { id } = await insertPersonInNeed(db, { organizationId, lastname });
    const visitId = uuid();
    const author = { id: person?.id ?? uuid(), name: `Anna ${lastname}` };
    const visit = { date: '2026-11-02', minutes: 60, kind: 'in_person', tookPlace: true } as const;
    const row = { ...visit, id: visitId, organizationId, personId: id, author, createdAt };
    await insertRows('person_in_need_visits', [row], db);
    return path(id, { visitId });
  },
  assignment: async (owner, db) => {
    const { organizationId, surname: lastname } = owner;
    const { id } = await insertPersonInNeed(db, { organizationId, lastname });
    const volunteerId = await volunteerOf({ ...owner, person: null }, db);
    const assignmentId = uuid();
    const proposedBy = { id: uuid(), name: `Anna ${lastname}` };
    const row = { id: assignmentId, organizationId, personId: id, volunteerId, proposedBy, createdAt };
    await insertRows('assignments', [{ ...row, status: 'proposed' }], db);
    return path(id, { assignmentId });
  },
  proposed: async (owner, db) => {
    const { organizationId, surname: lastname } = owner;
    const { id } = await insertPersonInNeed(db, { organizationId, lastname });
    const { id: volunteerId } = await insertVolunteer(db, {
      ...{ organizationId, lastname, email: `${uuid()}@mail.example`, accountStatus: 'verified' },
    });
    return { ...path(id), body: { volunteerId } };
  },
  walkIn: async (owner, db) => {
    const { organizationId } = owner;
    const event = await insertEvent(db, {
      organizationId,
      startDate: dayFromNow(-1),
      endDate: dayFromNow(1),
    });
    return { ...path(event.id), body: { volunteerId: await volunteerOf({ ...owner, person: null }, db) } };
  },
  handedOver: async (owner, db) => {
    const { organizationId, surname: lastname } = owner;
    const { id } = await insertPersonInNeed(db, { organizationId, lastname });
    return { ...path(id), body: { coordinatorId: await accountOf({ ...owner, person: null }, db) } };
  },
  reported: async (owner, db) => ({
    body: { subjectType: 'volunteer', subjectId: await volunteerOf({ ...owner, person: null }, db) },
  }),

  mailing: async ({ organizationId, surname }, db) => {
    const id = uuid();
    const author = { id: uuid(), name: `Zofia ${surname}` };
    const text = { subject: `Wieści, ${surname}`, text: `Pisze ${surname}` };
    const row = { kind: 'news' as const, status: 'scheduled' as const, subject: text.subject, pl: text };
    const times = { createdAt, sendAt: '2099-01-01T00:00:00.000Z' };
    await insertRows('mailings', [{ ...row, ...times, id, organizationId, author, version: 1 }], db);
    return path(id);
  },

  mailedEvent: async ({ organizationId, surname: lastname }, db) => {
    const event = await insertEvent(db, { organizationId, title: `Zbiórka ${lastname}` });
    await insertParticipants(db, event, [{ status: 'signed_up', lastname }]);
    return { body: { eventId: event.id } };
  },

  abuseReport: async ({ organizationId, surname }, db) =>
    path((await insertAbuseReport(db, { organizationId, description: `Skarga, ${surname}` })).id),

  dataRequest: async ({ organizationId, surname }, db) => {
    const days = { receivedOn: dayFromNow(-3), dueOn: dayFromNow(27), extendedOn: null };
    const request = { ...days, personName: `Zofia ${surname}`, description: `Pyta ${surname}` };
    return path((await insertDataRequest(db, { organizationId, ...request })).id);
  },

  upcomingErasure: async ({ organizationId, surname: lastname }, db) => {
    const { id } = await insertVolunteer(db, { organizationId, lastname });
    return path((await insertErasure(db, { organizationId, id })).id);
  },

  invitation: async ({ organizationId, which, surname: lastname }, db) => {
    const id = uuid();
    const person = { firstname: 'Magdalena', lastname, email: `${id}@mail.example` };
    const role = which === 'admin' ? 'admin' : 'coordinator';
    const times = { createdAt: new Date().toISOString(), expiresAt: '2099-01-01T00:00:00.000Z' };
    const row = {
      ...person,
      ...times,
      id,
      organizationId,
      role,
      language: 'pl',
      invitedBy: 'Anna Kowalska',
    } as const;
    await insertRows('invitations', [row], db);
    return path(id);
  },

  volunteerFile: async (owner, db) => {
    const [volunteerId, fileId] = [await volunteerOf(owner, db), uuid()];
    const { organizationId } = owner;
    await db
      .insertInto('volunteer_files')
      .values({
        ...{ id: fileId, volunteerId, organizationId, createdAt },
        ...{ name: 'cv.pdf', type: 'application/pdf', bytes: pdf.length, content: pdf },
      })
      .execute();
    return path(volunteerId, { fileId });
  },

  volunteerNote: async ({ organizationId, person, surname }, db) => {
    const volunteer = { organizationId, person: null, which: undefined, surname };
    const [volunteerId, noteId] = [await volunteerOf(volunteer, db), uuid()];
    const author = { id: person?.id ?? uuid(), name: `Zofia ${surname}` };
    const note = { id: noteId, organizationId, volunteerId, text: `O ${surname}`, author, createdAt };
    await insertRows('volunteer_notes', [note], db);
    return path(volunteerId, { noteId });
  },

  clearance: async ({ organizationId, surname }, db) => {
    const volunteer = { organizationId, person: null, which: undefined, surname };
    const [volunteerId, clearanceId] = [await volunteerOf(volunteer, db), uuid()];
    const checkedBy = { id: uuid(), name: `Zofia ${surname}` };
    const check = {
      kind: 'criminalRecord',
      checkedOn: '2026-11-02',
      result: 'clean',
      checkedBy,
      version: 1,
    } as const;
    await insertRows(
      'clearances',
      [{ ...check, id: clearanceId, organizationId, volunteerId, createdAt }],
      db,
    );
    return path(volunteerId, { clearanceId });
  },

  // A guardian is asked for who is under 18.
  minor: async (owner, db) => {
    const id = await volunteerOf(owner, db);
    const { organizationId } = owner;
    await setColumns('volunteers', { id, organizationId }, { dateOfBirth: dayFromNow(-16 * 365) }, db);
    return path(id);
  },

  guardianConsent: async ({ organizationId, surname }, db) => {
    const volunteer = { organizationId, person: null, which: undefined, surname };
    const volunteerId = await volunteerOf(volunteer, db);
    const { id } = await insertGuardianConsent(db, {
      ...{ organizationId, volunteerId, guardian: `Zofia ${surname}` },
    });
    return path(volunteerId, { consentId: id });
  },

  givenTime: async (owner, db) => {
    const { organizationId, surname: lastname } = owner;
    const volunteerId = await volunteerOf(owner, db);
    const { id: personId } = await insertPersonInNeed(db, { organizationId, lastname });
    const author = { id: uuid(), name: `Anna ${lastname}` };
    const visit = { date: '2026-11-02', minutes: 60, kind: 'in_person', tookPlace: true } as const;
    const row = { ...visit, id: uuid(), organizationId, personId, volunteerId, author, createdAt };
    await insertRows('person_in_need_visits', [row], db);
    return path(volunteerId);
  },

  timeEntry: async (owner, db) => {
    const volunteerId = await volunteerOf(owner, db);
    const { organizationId, surname } = owner;
    const { id } = await insertTimeEntry(db, { organizationId, volunteerId, description: `U ${surname}` });
    return path(volunteerId, { timeEntryId: id });
  },

  certificate: async (owner, db) => {
    const volunteerId = await volunteerOf(owner, db);
    const { organizationId, surname } = owner;
    const { id } = await insertCertificate(db, { organizationId, volunteerId, holder: `Zofia ${surname}` });
    return path(volunteerId, { certificateId: id });
  },

  draftedAgreement: async (owner, db) => {
    const volunteerId = await volunteerOf(owner, db);
    const { organizationId, surname } = owner;
    const scope = `U ${surname}`;
    const { id } = await insertAgreement(db, { organizationId, volunteerId, scope, status: 'draft' });
    return path(volunteerId, { agreementId: id });
  },

  sentAgreement: async (owner, db) => {
    const volunteerId = await volunteerOf(owner, db);
    const { organizationId, surname } = owner;
    const { id } = await insertAgreement(db, { organizationId, volunteerId, scope: `U ${surname}` });
    return path(volunteerId, { agreementId: id });
  },

  savedView: async ({ organizationId, person, surname }, db) => {
    const id = uuid();
    const author = { id: person?.id ?? uuid(), name: `Zofia ${surname}` };
    const view = { list: 'volunteers', name: `Widok ${surname}`, query: 'city=Kielce', shared: false };
    const row = { ...view, id, organizationId, author, createdAt, updatedAt: createdAt, version: 1 };
    await insertRows('saved_views', [row], db);
    return path(id);
  },

  event: async ({ organizationId, person, which, surname }, db) => {
    const dates = which === 'started' ? { startDate: dayFromNow(-1), endDate: dayFromNow(1) } : {};
    const status = which === 'draft' ? 'draft' : 'active';
    const event = await insertEvent(db, { organizationId, title: `Zbiórka ${surname}`, status, ...dates });
    if (which === 'joined' && person?.volunteerId) {
      const { volunteerId } = person;
      const row = {
        ...{ id: uuid(), organizationId, eventId: event.id },
        volunteerId,
        status: 'signed_up',
        signedUpAt: createdAt,
      } as const;
      await insertRows('participants', [row], db);
    }
    return path(event.id);
  },

  participant: async ({ organizationId, surname: lastname }, db) => {
    const event = await insertEvent(db, {
      organizationId,
      startDate: dayFromNow(-1),
      endDate: dayFromNow(1),
    });
    const [participant] = await insertParticipants(db, event as { id: string; organizationId: string }, [
      { status: 'signed_up', lastname },
    ]);
    return path(event.id, { participantId: participant?.id ?? '' });
  },

  shift: async ({ organizationId, person, which, surname }, db) => {
    const event = await insertEvent(db, { organizationId, title: `Zbiórka ${surname}` });
    const shift = await insertShift(db, event, { role: `Kuchnia ${surname}` });
    if (which === 'joined' && person?.volunteerId) {
      const place = { organizationId, eventId: event.id, shiftId: shift.id, volunteerId: person.volunteerId };
      const row = { ...place, id: uuid(), status: 'signed_up', signedUpAt: createdAt } as const;
      await insertRows('participants', [row], db);
    }
    return path(event.id, { shiftId: shift.id });
  },

  notification: async (owner, db) => {
    const [id, { organizationId, surname }] = [uuid(), owner];
    const params = { actor: `Jan ${surname}`, subject: `Jan ${surname}`, reason: null };
    const about = {
      kind: 'volunteerLeft',
      type: 'volunteerLeave',
      subjectType: 'volunteer',
      params,
    } as const;
    const accountId = await accountOf(owner, db);
    await insertRows('notifications', [{ ...about, id, organizationId, accountId, createdAt }], db);
    return path(id);
  },

  image: async (owner, db) => {
    const token = randomBytes(32).toString('base64url');
    const accountId = await accountOf({ ...owner, person: null }, db);
    const { organizationId } = owner;
    const picture = { type: 'image/png', content: Buffer.from('picture'), width: 1, height: 1 } as const;
    await db
      .insertInto('images')
      .values({ token, organizationId, accountId, ...picture })
      .execute();
    return { params: { token } };
  },

  calendar: async (owner, db) => {
    const { organizationId } = owner;
    const token = await createFeed(
      { id: await accountOf({ ...owner, person: null }, db), organizationId },
      db,
    );
    return { params: { token } };
  },
};
