import { dueOn } from '../../domain/data-requests/dataRequestRules.ts';
import { addDays } from '../../domain/events/addDays.ts';
import { NOTICE_DAYS } from '../../domain/retention/retentionRules.ts';
import type { Subject } from '../core/db/historyStore.ts';
import type { Row } from '../core/db/insertRows.ts';
import { tokenSeconds } from '../core/links/oneTimeTokens.ts';
import { ratingOf } from '../events/participants/ratingOf.ts';
import { addHelp } from './addHelp.ts';
import { applicationOf } from './applicationOf.ts';
import { daysOf } from './Clock.ts';
import { exampleRow } from './contractRow.ts';
import type { DemoRows } from './DemoRows.ts';
import { demoFile } from './demoFile.ts';
import { addPicture, begun, type Foundation, memberOf, openFoundation, volunteerOf } from './Foundation.ts';
import type { EventPlan, FoundationPlan, PersonPlan, VolunteerPlan } from './FoundationPlan.ts';
import { decisionHistory, eventHistory, historyRow } from './historyRows.ts';
import { mailsOf } from './mailsOf.ts';
import type { Random } from './Random.ts';
import { signUpsOf } from './signUpsOf.ts';
import { tellTeam } from './tellTeam.ts';

/** Maximum days between an application and its decision. */
const LONGEST_WAIT = 5;
/** Maximum days between two steps of helping. */
const LONGEST_STEP = 4;
/** How long volunteers must have been members when an event they sign up for is published. */
const SHORTEST_MEMBERSHIP = 6 * 86_400_000;

type PersonStatus = Row<'people_in_need'>['status'];

/** The statuses a case passes through up to the given one. */
const STEPS: Readonly<Record<PersonStatus, readonly PersonStatus[]>> = {
  new: ['new'],
  in_progress: ['new', 'in_progress'],
  helped: ['new', 'in_progress', 'helped'],
  closed: ['new', 'closed'],
};

/** What leads to each status. */
const ACTIONS: Partial<Record<PersonStatus, Row<'history'>['action']>> = {
  in_progress: 'takenOver',
  helped: 'helped',
  closed: 'closed',
};

/**
 * All rows of a foundation. The order of random calls is fixed, so that the demo is the same at each start.
 * @param passwordHash shared by all accounts
 */
export function foundationRows(
  plan: FoundationPlan,
  passwordHash: string,
  now: Date,
  random: Random,
): DemoRows {
  const foundation = openFoundation(plan, passwordHash, now, random);
  for (const [status, list] of entriesOf(plan.volunteers))
    for (const volunteer of list) addVolunteer(status, volunteer, foundation);
  addOrganization(plan.organization, foundation);
  if (plan.publicPage)
    foundation.rows.public_pages.push({
      ...plan.publicPage,
      organizationId: foundation.id,
      isOn: true,
      version: 2,
    });
  addTeam(plan.team, foundation);
  addInvitations(plan.invitations, foundation);
  addFiles(plan.files, foundation);
  for (const [status, list] of entriesOf(plan.peopleInNeed))
    for (const person of list) addPerson(status, person, foundation);
  for (const event of plan.events) addEvent(event, foundation);
  rateVolunteers(foundation.rows);
  addAbuseReports(plan.abuseReports ?? [], foundation);
  tellTeam(plan, foundation);
  addNotes(plan.volunteerNotes ?? [], foundation);
  foundation.rows.sent_mails.push(...mailsOf(foundation.rows, random));
  addMailings(plan.mailings ?? [], foundation);
  addClearances(plan.clearances ?? [], foundation);
  addAgreements(plan.agreements ?? [], foundation);
  addGuardianConsents(plan.guardianConsents ?? [], foundation);
  addDataRequests(plan.dataRequests ?? [], foundation);
  if (plan.retention) addRetention(plan.retention, foundation);
  return foundation.rows;
}

function addVolunteer(
  accountStatus: Row<'volunteers'>['accountStatus'],
  plan: VolunteerPlan,
  foundation: Foundation,
): void {
  const { id: organizationId, rows, clock, random, passwordHash, members } = foundation;
  const { age, photo, createdAt: applied, ...said } = plan;
  const createdAt = clock.instant(applied);
  const application = applicationOf({ ...said, age }, createdAt, clock, random);
  const applicant = {
    ...application,
    ...begun('volunteers', { tags: [], version: 1, ...said }, foundation),
    organizationId,
    accountStatus,
  };
  if (photo !== undefined) {
    applicant.id = random.id(createdAt);
    const { id, email } = applicant;
    const imageToken = addPicture('photo', photo, id, createdAt, foundation);
    const account = {
      id,
      organizationId,
      email,
      passwordHash,
      imageToken,
      createdAt,
      emailConfirmedAt: createdAt,
    };
    rows.accounts.push({ ...account, role: 'volunteer', language: 'pl' });
    Object.assign(applicant, { imageToken, accountId: id });
  }
  const latest = clock.instant(Math.ceil(daysOf(applied)) + LONGEST_WAIT);
  const at = clock.between(createdAt, latest, random.next());
  const by = random.pick(members.filter((member) => member.at <= at));
  rows.volunteers.push({ ...applicant, verifiedAt: accountStatus === 'verified' ? at : null });
  rows.history.push(...decisionHistory(applicant, { at, by }, random));
}

/** An approved foundation, registered by its first team member and edited since. */
function addOrganization(plan: FoundationPlan['organization'], foundation: Foundation): void {
  const { id, rows, clock, random, members } = foundation;
  const { createdAt: _, cover, edits = [], ...rest } = plan;
  const createdAt = members[0]?.at ?? '';
  const organization = begun('organizations', rest, foundation);
  const about: Subject = { table: 'organizations', id, organizationId: id };
  const changes = edits.map(({ at, by, from }) => {
    const to = Object.fromEntries(
      Object.keys(from).map((name) => [name, organization[name as keyof typeof organization]]),
    );
    const action = { at: clock.instant(at), action: 'edited', by: memberOf(by, foundation) } as const;
    return historyRow(about, action, random, to, from);
  });
  const coverToken = cover === undefined ? null : addPicture('cover', cover, null, createdAt, foundation);
  const state = { id, status: 'approved', version: 1 + edits.length, coverToken, createdAt } as const;
  rows.organizations.push({ ...organization, ...state });
  rows.history.push(
    historyRow(about, { at: createdAt, action: 'created', by: members[0] ?? null }, random),
    ...changes,
  );
}

/** Admins and coordinators with accounts; all use the demo's password. */
function addTeam(team: FoundationPlan['team'], foundation: Foundation): void {
  const { id: organizationId, rows, random, passwordHash, clock } = foundation;
  const pictures = team.map(({ name, photo }) => {
    const { id, at } = memberOf(name, foundation);
    return photo === undefined ? null : addPicture('photo', photo, id, at, foundation);
  });
  team.forEach(({ email, role, language, photo, roleChanged, preferences, createdAt, ...profile }, index) => {
    const member = memberOf(profile.name, foundation);
    const { id, at } = member;
    const account = {
      id,
      organizationId,
      email,
      passwordHash,
      role,
      language,
      imageToken: pictures[index] ?? null,
    };
    rows.accounts.push({ ...account, createdAt: at, emailConfirmedAt: at });
    rows.coordinators.push({
      ...begun('coordinators', profile, foundation),
      id,
      organizationId,
      createdAt: at,
      version: 1,
    });
    const chosen = {
      ...begun('notification_preferences', preferences ?? {}, foundation),
      organizationId,
      accountId: id,
    };
    rows.notification_preferences.push(exampleRow('notification_preferences', chosen));
    const about: Subject = { table: 'coordinators', id, organizationId };
    rows.history.push(historyRow(about, { at, action: 'created', by: member }, random));
    if (!roleChanged) return;
    const action = {
      at: clock.instant(roleChanged.at),
      action: 'roleChanged',
      by: memberOf(roleChanged.by, foundation),
    } as const;
    rows.history.push(historyRow(about, action, random, { role }, { role: roleChanged.from }));
  });
}

/** In every status, which follows from when they were sent, accepted or revoked. */
function addInvitations(plans: FoundationPlan['invitations'], foundation: Foundation): void {
  const { id: organizationId, rows, random } = foundation;
  for (const plan of plans) {
    const invitation = { ...begun('invitations', plan, foundation), organizationId };
    const expires = Date.parse(invitation.createdAt) + tokenSeconds.invitation * 1000;
    rows.invitations.push({ ...invitation, expiresAt: new Date(expires).toISOString() });
  }
  for (const { id, createdAt: at, invitedBy } of rows.invitations) {
    const action = { at, action: 'invited', by: memberOf(invitedBy, foundation) } as const;
    rows.history.push(historyRow({ table: 'invitations', id, organizationId }, action, random));
  }
}

function addNotes(plans: NonNullable<FoundationPlan['volunteerNotes']>, foundation: Foundation): void {
  const { id: organizationId, rows, random, clock } = foundation;
  for (const { volunteer, by, createdAt, text } of plans) {
    const at = clock.instant(createdAt);
    const { id, name } = memberOf(by, foundation);
    const { id: volunteerId } = volunteerOf(volunteer, rows);
    const note = { id: random.id(at), organizationId, volunteerId, text, author: { id, name } };
    rows.volunteer_notes.push({ ...note, createdAt: at });
    const about: Subject = { table: 'volunteers', id: volunteerId, organizationId };
    rows.history.push(historyRow(about, { at, action: 'noteAdded', by: { id, name } }, random));
  }
}

function addClearances(plans: NonNullable<FoundationPlan['clearances']>, foundation: Foundation): void {
  const { id: organizationId, rows, random, clock } = foundation;
  for (const { volunteer, by, checkedOn, validUntil, ...check } of plans) {
    const createdAt = clock.instant(checkedOn);
    const { id, name } = memberOf(by, foundation);
    const { id: volunteerId } = volunteerOf(volunteer, rows);
    const days = { checkedOn: clock.date(checkedOn), validUntil: validUntil ? clock.date(validUntil) : null };
    const row = {
      ...check,
      ...days,
      id: random.id(createdAt),
      createdAt,
      checkedBy: { id, name },
      version: 1,
    };
    rows.clearances.push({ ...row, organizationId, volunteerId });
    const about: Subject = { table: 'clearances', id: volunteerId, organizationId };
    const action = { at: createdAt, action: 'clearanceAdded', by: { id, name } } as const;
    rows.history.push(historyRow(about, action, random));
  }
}

/** Drafts, and agreements that were signed on the day on which they were sent, numbered in this order. */
function addAgreements(plans: NonNullable<FoundationPlan['agreements']>, foundation: Foundation): void {
  const { id: organizationId, rows, random, clock } = foundation;
  const organization = rows.organizations.find((row) => row.id === organizationId);
  const { name = '', vatNr = '', city = '' } = organization ?? {};
  for (const { volunteer, by, from, to, signedOn, ...said } of plans) {
    const createdAt = clock.instant(signedOn ?? '0.2 days ago');
    const author = memberOf(by, foundation);
    const createdBy = { id: author.id, name: author.name };
    const { id: volunteerId, dateOfBirth, city: home } = volunteerOf(volunteer, rows);
    const day = createdAt.slice(0, 10);
    const year = Number(day.slice(0, 4));
    const parties = {
      foundation: { name, vatNr, address: city },
      volunteer: { name: volunteer, dateOfBirth, address: home },
      ...{ city, day },
    };
    const sent = { year, parties, sentAt: createdAt, status: 'signed' as const };
    const serial = rows.agreements.filter((row) => row.year === year).length + 1;
    rows.agreements.push({
      ...{ ...said, id: random.id(createdAt), organizationId, volunteerId, createdAt, createdBy },
      ...{ risksBriefed: true, costsWaived: true, guardianConsent: false, language: 'pl', version: 1 },
      ...{ dateFrom: clock.date(from), dateTo: to ? clock.date(to) : null },
      ...(signedOn
        ? { ...sent, serial, signedOn: day }
        : { year: null, serial: null, parties: null, status: 'draft' as const }),
    });
    const about: Subject = { table: 'volunteers', id: volunteerId, organizationId };
    const action = signedOn ? 'agreementSigned' : 'agreementDrafted';
    rows.history.push(historyRow(about, { at: createdAt, action, by: createdBy }, random));
  }
}

/** Consents of guardians on paper, entered on the day on which they were given. */
function addGuardianConsents(
  plans: NonNullable<FoundationPlan['guardianConsents']>,
  foundation: Foundation,
): void {
  const { id: organizationId, rows, random, clock } = foundation;
  for (const { volunteer, by, guardian, givenOn } of plans) {
    const createdAt = clock.instant(givenOn);
    const { id, name } = memberOf(by, foundation);
    const { id: volunteerId } = volunteerOf(volunteer, rows);
    rows.guardian_consents.push({
      ...{ id: random.id(createdAt), organizationId, volunteerId, guardian, createdAt },
      ...{ status: 'given', givenFor: 'minor', channel: 'paper', email: null, language: null },
      ...{ givenOn: clock.date(givenOn), enteredBy: { id, name } },
    });
    const about: Subject = { table: 'volunteers', id: volunteerId, organizationId };
    const action = { at: createdAt, action: 'guardianConsentNoted', by: { id, name } } as const;
    rows.history.push(historyRow(about, action, random));
  }
}

/** Requests of volunteers about their data, entered when they came; of their days the team was told. */
function addDataRequests(plans: NonNullable<FoundationPlan['dataRequests']>, foundation: Foundation): void {
  const { id: organizationId, rows, random, clock } = foundation;
  for (const { volunteer, by, received, closed, ...said } of plans) {
    const createdAt = clock.instant(received);
    const closedAt = closed === undefined ? undefined : clock.instant(closed);
    const author = memberOf(by, foundation);
    const enteredBy = { id: author.id, name: author.name };
    const { id: subjectId, email } = volunteerOf(volunteer, rows);
    const receivedOn = createdAt.slice(0, 10);
    const request = {
      ...{ ...said, id: random.id(createdAt), organizationId, personName: volunteer, email, createdAt },
      ...{ subjectType: 'volunteer' as const, subjectId, enteredBy, receivedOn },
      ...{ dueOn: dueOn(receivedOn, false), status: closedAt ? ('answered' as const) : ('open' as const) },
      ...{ closedOn: closedAt?.slice(0, 10) ?? null, closedBy: closedAt ? enteredBy : null },
      ...{ toldSoonAt: createdAt, toldLateAt: createdAt },
    };
    rows.data_requests.push(request);
    const about: Subject = { table: 'data_requests', id: request.id, organizationId };
    rows.history.push(historyRow(about, { at: createdAt, action: 'created', by: enteredBy }, random));
    if (closedAt)
      rows.history.push(
        historyRow(about, { at: closedAt, action: 'requestAnswered', by: enteredBy }, random),
      );
  }
}

/** How long the foundation keeps records, and whom the clock has announced. */
function addRetention(
  { announced, ...months }: NonNullable<FoundationPlan['retention']>,
  { id: organizationId, rows, clock }: Foundation,
): void {
  rows.retention_periods.push({
    ...{ pendingVolunteers: null, rejectedVolunteers: null, inactiveVolunteers: null, closedRequests: null },
    ...{ ...months, organizationId, version: 2, checkedOn: null },
  });
  for (const { volunteer, rule, on } of announced) {
    const { id, createdAt } = volunteerOf(volunteer, rows);
    const announcedOn = clock.instant(on).slice(0, 10);
    rows.upcoming_erasures.push({
      ...{ id, organizationId, rule, subjectType: 'volunteer', status: 'announced', announcedOn },
      ...{ quietSince: createdAt.slice(0, 10), erasesOn: addDays(announcedOn, NOTICE_DAYS) },
      ...{ remindedOn: null, keptOn: null, keptBy: null, keepReason: null },
    });
  }
}

/** Sent messages to those who have a place at an event. */
function addMailings(plans: NonNullable<FoundationPlan['mailings']>, foundation: Foundation): void {
  const { id: organizationId, rows, random, clock } = foundation;
  for (const { by, event: title, createdAt, ...said } of plans) {
    const event = rows.events.find((one) => one.title === title);
    if (!event) throw new Error(`There is no event called ${title}.`);
    const at = clock.instant(createdAt);
    const author = memberOf(by, foundation);
    const { subject = '' } = said.pl ?? {};
    const about = { organizationId, eventId: event.id, subject };
    const mailing = {
      ...{ ...said, ...about, id: random.id(at), kind: said.kind ?? 'necessary', status: 'sent' as const },
      ...{ author: { id: author.id, name: author.name }, version: 2, createdAt: at, sendAt: at, sentAt: at },
    };
    rows.mailings.push(mailing);
    const readers = rows.participants.filter(
      ({ eventId, status }) => eventId === event.id && status === 'signed_up',
    );
    rows.sent_mails.push(
      ...readers.map(({ volunteerId }) => ({
        ...{ ...about, id: random.id(at), mailingId: mailing.id, volunteerId, kind: 'mailing' as const },
        ...{ status: 'sent' as const, createdAt: at, settledAt: at },
      })),
    );
    const written: Subject = { table: 'mailings', id: mailing.id, organizationId };
    rows.history.push(historyRow(written, { at, action: 'created', by: author }, random));
  }
}

function addFiles(plans: FoundationPlan['files'], foundation: Foundation): void {
  const { id: organizationId, rows, random, clock } = foundation;
  const files = plans.map((plan) => ({
    ...plan,
    at: clock.instant(plan.createdAt),
    of: volunteerOf(plan.volunteer, rows),
  }));
  for (const { name, content: file, at, of } of files) {
    const content = demoFile(`files/${file}`);
    const type = name.endsWith('.pdf') ? 'application/pdf' : 'image/png';
    const about = { id: random.id(at), organizationId, volunteerId: of.id };
    rows.volunteer_files.push({ ...about, name, type, bytes: content.length, content, createdAt: at });
  }
  for (const { name, volunteer, by, at, of } of files) {
    const actor = by === undefined ? { id: of.accountId ?? null, name: volunteer } : memberOf(by, foundation);
    const about: Subject = { table: 'volunteers', id: of.id, organizationId };
    rows.history.push(historyRow(about, { at, action: 'fileUploaded', by: actor }, random, { files: name }));
  }
}

/** A person in need, with the team members who read and changed the record. */
function addPerson(status: PersonStatus, { help, ...plan }: PersonPlan, foundation: Foundation): void {
  const { id: organizationId, rows, random, clock, members } = foundation;
  const person: Row<'people_in_need'> = {
    ...begun('people_in_need', plan, foundation),
    ...{ organizationId, status },
  };
  const { id, createdAt, firstname, lastname } = person;
  const about: Subject = { table: 'people_in_need', id, organizationId };
  const applicant = { id: null, name: `${firstname} ${lastname}` };
  rows.people_in_need.push(person);
  rows.history.push(historyRow(about, { at: createdAt, action: 'created', by: applicant }, random));
  const [, ...steps] = STEPS[status];
  const asked = daysOf(plan.createdAt ?? '');
  steps.forEach((to, index) => {
    const viewed = clock.instant(asked + 1 + index * LONGEST_STEP);
    const by = random.pick(members.filter(({ at }) => at <= viewed));
    const edited = clock.between(viewed, clock.instant(asked + 2 + index * LONGEST_STEP), 0.9);
    const taken = to === 'in_progress';
    if (taken) Object.assign(person, { responsible: { id: by.id, name: by.name }, inProgressSince: edited });
    rows.history.push(
      historyRow(about, { at: viewed, action: 'viewed', by }, random),
      historyRow(
        about,
        { at: edited, action: ACTIONS[to] ?? 'edited', by },
        random,
        { status: to, ...(taken && { responsible: by.name }) },
        { status: STEPS[status][index] },
      ),
    );
  });
  if (help) addHelp(help, person, foundation);
}

function addEvent(plan: EventPlan, foundation: Foundation): void {
  const { id: organizationId, rows, random, clock } = foundation;
  const { creator, unpublished, resigned = 0, absent, endedByItself, shifts = [], ...said } = plan;
  const { id: creatorId, name } = memberOf(creator, foundation);
  const begin = begun('events', said, foundation);
  const { publishedAt, created } = begin;
  const finishedAt =
    begin.status === 'finished' ? `${begin.endDate}T${begin.eventEnd ?? '20:30'}:00.000Z` : null;
  const isPublic = publishedAt &&
    unpublished !== undefined && { from: publishedAt, to: clock.instant(unpublished) };
  const counts = { nrOfVolunteersSigned: said.nrOfVolunteersSigned ?? 0, waitlisted: said.waitlisted ?? 0 };
  const event: Row<'events'> = {
    ...begin,
    ...counts,
    shiftCount: shifts.length,
    organizationId,
    creator: { id: creatorId, name },
    finishedAt,
  };
  if (isPublic) event.publishedAt = null;
  const unstored = { ...(isPublic && { public: isPublic }), endedByItself };
  const history = eventHistory(event, unstored, random);
  rows.events.push({ ...event, updatedAt: history.at(-1)?.at ?? created, version: history.length });
  rows.history.push(...history);
  if (!event.publishedAt) return;
  const since = Date.parse(event.publishedAt) - SHORTEST_MEMBERSHIP;
  const eligible = rows.volunteers.filter(
    ({ accountStatus, createdAt }) => accountStatus === 'verified' && Date.parse(createdAt) < since,
  );
  const statuses = statusesOf(counts, resigned, absent);
  if (eligible.length < statuses.length) throw new Error(`There are too few volunteers for ${event.title}.`);
  const signUps = signUpsOf(event, random.shuffled(eligible), statuses, clock, random);
  rows.participants.push(...signUps);
  if (shifts.length > 0) addShifts(shifts, event, signUps, foundation);
}

/** Shifts of an event to come, and who of those with a place is in which. */
function addShifts(
  plans: NonNullable<EventPlan['shifts']>,
  { id: eventId, organizationId, created }: Row<'events'>,
  signUps: readonly Row<'participants'>[],
  { rows, random }: Foundation,
): void {
  const waiting = signUps.filter(({ status }) => status === 'signed_up');
  for (const plan of plans) {
    const id = random.id(created);
    rows.event_shifts.push({ ...plan, waitlisted: 0, walkIns: 0, version: 1, id, organizationId, eventId });
    for (const participant of waiting.splice(0, plan.taken)) participant.shiftId = id;
  }
}

/** Statuses in order of sign-up: people who resigned come first, those on the waiting list last. */
function statusesOf(
  { nrOfVolunteersSigned, waitlisted }: Pick<Row<'events'>, 'nrOfVolunteersSigned' | 'waitlisted'>,
  resigned: number,
  absent: number | undefined,
) {
  const repeat = (status: Row<'participants'>['status'], count: number) =>
    Array<typeof status>(count).fill(status);
  return [
    ...repeat('resigned', resigned),
    ...repeat('no_show', absent ?? 0),
    ...repeat(absent === undefined ? 'signed_up' : 'attended', nrOfVolunteersSigned - (absent ?? 0)),
    ...repeat('waitlisted', waitlisted),
  ];
}

/** Computes the volunteers' ratings from their attendance. */
function rateVolunteers({ volunteers, participants }: DemoRows): void {
  for (const volunteer of volunteers) {
    const own = participants.filter(({ volunteerId }) => volunteerId === volunteer.id);
    const attended = own.filter(({ status }) => status === 'attended').length;
    volunteer.rating = ratingOf(attended, attended + own.filter(({ status }) => status === 'no_show').length);
  }
}

function addAbuseReports(plans: NonNullable<FoundationPlan['abuseReports']>, foundation: Foundation): void {
  const { id: organizationId, rows, random } = foundation;
  for (const { volunteer, event, ...said } of plans) {
    const reported = rows.events.find(({ title }) => title === event);
    if (!reported) throw new Error(`There is no event called ${event}.`);
    const subject = { subjectType: 'event', subjectId: reported.id } as const;
    const { id: reporterId, firstname, lastname, accountId } = volunteerOf(volunteer, rows);
    const of = { ...subject, organizationId, reporterId };
    const report = { ...begun('abuse_reports', said, foundation), ...of };
    rows.abuse_reports.push(report);
    const by = { id: accountId ?? null, name: `${firstname} ${lastname}` };
    const about: Subject = { ...report, table: 'abuse_reports' };
    rows.history.push(historyRow(about, { at: report.createdAt, action: 'created', by }, random));
  }
}

function entriesOf<Key extends string, Value>(record: Partial<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
