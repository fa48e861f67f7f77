import { paths } from '../../../../src/contract/paths.ts';
import type { PanelPath } from '../../../../src/contract/TypedPath.ts';
import { type DataKind, dataKinds } from '../../foundations/DataKind.ts';
import type { Subject } from '../../foundations/Subject.ts';
import type { Answers } from './answerWith.ts';
import { linkAnswer, questionAnswer } from './linkAnswer.ts';

/** An address of the panel. */
export interface PanelPage {
  /** Used in file names and the contact sheet. */
  readonly name: string;
  /** Undefined if the foundation has no such record. */
  readonly href: (subject: Subject) => string | undefined;
  /** Kinds of data that change its look. */
  readonly data: readonly DataKind[];
  /** Whether the viewer is signed in. */
  readonly isMembers: boolean;
  /** Faked responses of the API. */
  readonly answers?: Answers;
}

const usual = ['usual'] as const;
const worded = ['usual', 'longest'] as const;
const listed = ['usual', 'longest', 'none'] as const;
const noMatch = { query: { q: 'qqqqqq' } };

/** Of each path the page itself, then its tabs and the like; a path without an entry fails to compile. */
export const pagesOf: Readonly<
  Record<keyof typeof paths | 'notFound', readonly [PanelPage, ...PanelPage[]]>
> = {
  landing: [visitors('landing', () => paths.landing.getHref())],
  app: [visitors('app', () => paths.app.getHref())],
  terms: [visitors('terms', () => paths.terms.getHref())],
  privacy: [visitors('privacy', () => paths.privacy.getHref())],
  reportProblem: [visitors('reportProblem', () => paths.reportProblem.getHref())],
  login: [visitors('login', () => paths.login.getHref())],
  register: [visitors('register', () => paths.register.getHref())],
  registrationConfirm: [mailed('registrationConfirm', paths.registrationConfirm, 'application')],
  organizationRegistrationConfirm: [
    mailed('organizationRegistrationConfirm', paths.organizationRegistrationConfirm, 'registration'),
  ],
  restoreAccount: [mailed('restoreAccount', paths.restoreAccount, 'formerEmail')],
  resetPassword: [visitors('resetPassword', () => paths.resetPassword.getHref())],
  registerCoordinator: [
    { ...visitors('registerCoordinator', hrefOfInvitation), data: worded },
    members('registerCoordinator-signedIn', worded, hrefOfInvitation),
  ],
  assignment: [
    {
      ...visitors('assignment', () => paths.assignment.getHref({ query: { token: 'A'.repeat(43) } })),
      answers: { 'GET /api/assignments/question': questionAnswer },
    },
  ],
  manual: [visitors('manual', () => paths.manual.getHref())],
  overview: [members('overview', dataKinds, () => paths.overview.getHref())],
  annualReport: [members('annualReport', dataKinds, () => paths.annualReport.getHref())],
  peopleInNeed: [
    members('peopleInNeed', dataKinds, () => paths.peopleInNeed.getHref()),
    members('peopleInNeed-noMatch', usual, () => paths.peopleInNeed.getHref(noMatch)),
  ],
  personInNeed: [
    ofPerson('personInNeed'),
    ...['volunteers', 'visits', 'notes'].map((tab) => ofPerson(`personInNeed-${tab}`, tab)),
  ],
  abuseReports: [
    members('abuseReports', dataKinds, () => paths.abuseReports.getHref()),
    members('abuseReports-noMatch', usual, () => paths.abuseReports.getHref({ query: { status: 'taken' } })),
  ],
  abuseReport: [
    members('abuseReport', worded, ({ reportId }) => reportId && paths.abuseReport.getHref({ reportId })),
  ],
  dataRequests: [
    members('dataRequests', listed, () => paths.dataRequests.getHref()),
    members('dataRequests-noMatch', usual, () => paths.dataRequests.getHref(noMatch)),
  ],
  addDataRequest: [members('addDataRequest', usual, () => paths.addDataRequest.getHref())],
  dataRequest: [
    members(
      'dataRequest',
      worded,
      ({ dataRequestId }) => dataRequestId && paths.dataRequest.getHref({ requestId: dataRequestId }),
    ),
  ],
  upcomingErasures: [
    members('upcomingErasures', listed, () => paths.upcomingErasures.getHref()),
    members('upcomingErasures-noMatch', usual, () => paths.upcomingErasures.getHref(noMatch)),
  ],
  upcomingErasure: [
    members(
      'upcomingErasure',
      worded,
      ({ erasureId }) => erasureId && paths.upcomingErasure.getHref({ erasureId }),
    ),
  ],
  mailings: [
    members('mailings', listed, () => paths.mailings.getHref()),
    members('mailings-noMatch', usual, () => paths.mailings.getHref(noMatch)),
  ],
  createMailing: [members('createMailing', worded, () => paths.createMailing.getHref())],
  mailing: [
    members('mailing', worded, ({ mailingId }) => mailingId && paths.mailing.getHref({ mailingId })),
    members(
      'mailing-readers',
      usual,
      ({ mailingId }) => mailingId && paths.mailing.getHref({ mailingId, query: { tab: 'readers' } }),
    ),
  ],
  volunteers: [
    members('volunteers', dataKinds, () => paths.volunteers.getHref()),
    members('volunteers-noMatch', usual, () => paths.volunteers.getHref(noMatch)),
  ],
  addVolunteer: [members('addVolunteer', usual, () => paths.addVolunteer.getHref())],
  volunteer: [
    ofVolunteer('volunteer'),
    ofVolunteer('volunteer', 'notes'),
    ofVolunteer('volunteer', 'files'),
    ofVolunteer('volunteer', 'clearances'),
    ofVolunteer('volunteer', 'agreements'),
    ofVolunteer('volunteer', 'hours'),
    ofVolunteer('volunteer', 'history'),
  ],
  editVolunteer: [
    members(
      'editVolunteer',
      worded,
      ({ volunteerId }) => volunteerId && paths.editVolunteer.getHref({ profileId: volunteerId }),
    ),
  ],
  ourTeam: [
    members('ourTeam', listed, () => paths.ourTeam.getHref()),
    members('ourTeam-invitations', listed, () => paths.ourTeam.getHref({ query: { tab: 'invitations' } })),
    members('ourTeam-activity', listed, () => paths.ourTeam.getHref({ query: { tab: 'activity' } })),
  ],
  inviteCoordinator: [members('inviteCoordinator', usual, () => paths.inviteCoordinator.getHref())],
  coordinator: [
    members(
      'coordinator',
      worded,
      ({ coordinatorId }) => coordinatorId && paths.coordinator.getHref({ profileId: coordinatorId }),
    ),
    members('coordinator-self', worded, ({ adminId }) => paths.coordinator.getHref({ profileId: adminId })),
    members('coordinator-edit', worded, ({ adminId }) =>
      paths.coordinator.getHref({ profileId: adminId, query: { edit: '1' } }),
    ),
  ],
  events: [
    members('events', dataKinds, () => paths.events.getHref()),
    ...['active', 'finished', 'drafts'].map((group) =>
      members(`events-${group}`, listed, () => paths.events.getHref({ query: { group } })),
    ),
    members('events-calendar', dataKinds, () => paths.events.getHref({ query: { view: 'calendar' } })),
  ],
  createEvent: [members('createEvent', usual, () => paths.createEvent.getHref())],
  editEvent: [
    members('editEvent', worded, ({ draftId }) => draftId && paths.editEvent.getHref({ eventId: draftId })),
  ],
  event: [
    ofEvent('event'),
    ofEvent('event', 'details'),
    ofEvent('event', 'history'),
    members('event-draft', worded, ({ draftId }) => draftId && paths.event.getHref({ eventId: draftId })),
  ],
  eventParticipants: [
    members(
      'eventParticipants',
      ['usual', 'longest', 'many'],
      ({ eventId }) => eventId && paths.eventParticipants.getHref({ eventId }),
    ),
  ],
  settings: [
    members('settings', worded, () => paths.settings.getHref()),
    members('settings-notifications', usual, () =>
      paths.settings.getHref({ query: { tab: 'notifications' } }),
    ),
    members('settings-organization', listed, () =>
      paths.settings.getHref({ query: { tab: 'organization' } }),
    ),
    members('settings-publicPage', worded, () => paths.settings.getHref({ query: { tab: 'publicPage' } })),
    members('settings-retention', worded, () => paths.settings.getHref({ query: { tab: 'retention' } })),
  ],
  notifications: [members('notifications', listed, () => paths.notifications.getHref())],
  notFound: [visitors('notFound', () => '/nothing-is-here')],
};

export const pages: readonly PanelPage[] = Object.values(pagesOf).flat();

function visitors(name: string, href: PanelPage['href']): PanelPage {
  return { name, href, data: usual, isMembers: false };
}

function members(name: string, data: readonly DataKind[], href: PanelPage['href']): PanelPage {
  return { name, href, data, isMembers: true };
}

/** Behind a mailed link, as the API describes it. */
function mailed(name: string, { pattern }: PanelPath, kind: string): PanelPage {
  const answers = { 'GET /api/users/mailed-link': linkAnswer(kind) };
  return { ...visitors(name, () => `${pattern}?token=${'A'.repeat(43)}`), answers };
}

function hrefOfInvitation({ invitation: token }: Subject): string | undefined {
  return token && paths.registerCoordinator.getHref({ query: { token } });
}

function ofVolunteer(name: string, tab?: string): PanelPage {
  return members(
    tab ? `${name}-${tab}` : name,
    worded,
    ({ volunteerId: profileId }) =>
      profileId && paths.volunteer.getHref({ profileId, ...(tab && { query: { tab } }) }),
  );
}

function ofPerson(name: string, tab?: string): PanelPage {
  return members(
    name,
    worded,
    ({ personId: profileId }) =>
      profileId && paths.personInNeed.getHref({ profileId, ...(tab && { query: { tab } }) }),
  );
}

function ofEvent(name: string, tab?: string): PanelPage {
  return members(
    tab ? `${name}-${tab}` : name,
    worded,
    ({ eventId }) => eventId && paths.event.getHref({ eventId, ...(tab && { query: { tab } }) }),
  );
}
