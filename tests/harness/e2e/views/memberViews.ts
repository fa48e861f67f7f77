import { paths } from '../../../../src/contract/paths.ts';
import type { DataKind } from '../../foundations/DataKind.ts';
import type { Subject } from '../../foundations/Subject.ts';
import { failing, opened, refused, waiting } from './states.ts';
import type { View } from './View.ts';

const overview = page('overview', ['usual', 'longest', 'none', 'many'], () => paths.overview.getHref());
const people = page('peopleInNeed', ['usual', 'longest', 'none', 'many'], () => paths.peopleInNeed.getHref());
const person = page('personInNeed', ['usual', 'longest'], ({ personId }) =>
  when(personId, (profileId) => paths.personInNeed.getHref({ profileId })),
);
const volunteers = page('volunteers', ['usual', 'longest', 'none', 'many'], () => paths.volunteers.getHref());
const volunteer = ofVolunteer('volunteer');
const team = page('ourTeam', ['usual', 'longest', 'none'], () => paths.ourTeam.getHref());
const invite = page('inviteCoordinator', ['usual'], () => paths.inviteCoordinator.getHref());
const coordinator = page('coordinator', ['usual', 'longest'], ({ coordinatorId }) =>
  when(coordinatorId, (profileId) => paths.coordinator.getHref({ profileId })),
);
const events = page('events', ['usual', 'longest', 'none', 'many'], () => paths.events.getHref());
const createEvent = page('createEvent', ['usual'], () => paths.createEvent.getHref());
const editEvent = page('editEvent', ['usual', 'longest'], ({ draftId }) =>
  when(draftId, (eventId) => paths.editEvent.getHref({ eventId })),
);
const event = ofEvent('event');
const participants = page('eventParticipants', ['usual', 'longest', 'many'], ({ eventId }) =>
  when(eventId, (id) => paths.eventParticipants.getHref({ eventId: id })),
);
const settings = page('settings', ['usual', 'longest'], () => paths.settings.getHref());
const organization = page('settings-organization', ['usual', 'longest', 'none'], () =>
  paths.settings.getHref({ query: { tab: 'organization' } }),
);
const notifications = page('notifications', ['usual', 'longest', 'none'], () =>
  paths.notifications.getHref(),
);

/** Views of signed-in users, by path name. */
export const memberViews = {
  overview: [
    overview,
    waiting(overview),
    failing(overview, '**/api/organizations/*/overview*'),
    {
      ...opened(overview, 'menu', (it, text) =>
        it.getByRole('button', { name: text('shell.navigation.open') }),
      ),
      widths: [360, 768],
    },
    opened(overview, 'profileMenu', (it) => it.getByRole('banner').getByRole('button').last()),
  ],
  peopleInNeed: [
    people,
    waiting(people),
    failing(people, '**/api/people-in-need*'),
    page('peopleInNeed-noMatch', ['usual'], () => paths.peopleInNeed.getHref({ query: { q: 'qqqqqq' } })),
  ],
  personInNeed: [person, waiting(person), failing(person, '**/api/people-in-need/*')],
  volunteers: [
    volunteers,
    waiting(volunteers),
    failing(volunteers, '**/api/organizations/*/volunteers*'),
    page('volunteers-noMatch', ['usual'], () => paths.volunteers.getHref({ query: { q: 'qqqqqq' } })),
    opened(volunteers, 'columns', (it, text) =>
      it.getByRole('button', { name: text('ra.action.select_columns') }),
    ),
    {
      ...volunteers,
      name: 'volunteers-selected',
      data: ['usual'],
      action: async (it) => {
        for (const index of [1, 2, 3]) await it.locator('main').getByRole('checkbox').nth(index).check();
      },
    },
  ],
  volunteer: [
    volunteer,
    ofVolunteer('volunteer', 'files'),
    ofVolunteer('volunteer', 'history'),
    waiting(volunteer),
    failing(volunteer, '**/api/volunteers/*'),
    opened(volunteer, 'verify', (it, text) =>
      it.getByRole('button', { name: text('volunteers.verify.label') }),
    ),
    opened(volunteer, 'reject', (it, text) =>
      it.getByRole('button', { name: text('volunteers.reject.label') }),
    ),
  ],
  ourTeam: [
    team,
    waiting(team),
    failing(team, '**/api/organizations/*/team*'),
    page('ourTeam-invitations', ['usual', 'longest', 'none'], () =>
      paths.ourTeam.getHref({ query: { tab: 'invitations' } }),
    ),
  ],
  inviteCoordinator: [invite, refused(invite)],
  coordinator: [
    coordinator,
    waiting(coordinator),
    page('coordinator-self', ['usual', 'longest'], ({ adminId }) =>
      paths.coordinator.getHref({ profileId: adminId }),
    ),
    page('coordinator-edit', ['usual', 'longest'], ({ adminId }) =>
      paths.coordinator.getHref({ profileId: adminId, query: { edit: '1' } }),
    ),
  ],
  events: [
    events,
    waiting(events),
    failing(events, '**/api/organizations/*/events*'),
    ...['active', 'finished', 'drafts'].map((group) =>
      page(`events-${group}`, ['usual', 'longest', 'none'], () => paths.events.getHref({ query: { group } })),
    ),
    page('events-calendar', ['usual', 'longest', 'none', 'many'], () =>
      paths.events.getHref({ query: { view: 'calendar' } }),
    ),
  ],
  createEvent: [createEvent, refused(createEvent)],
  editEvent: [editEvent, waiting(editEvent)],
  event: [
    event,
    ofEvent('event', 'details'),
    ofEvent('event', 'history'),
    waiting(event),
    opened(event, 'cancel', (it, text) => it.getByRole('button', { name: text('events.cancel.label') })),
    page('event-draft', ['usual', 'longest'], ({ draftId }) =>
      when(draftId, (eventId) => paths.event.getHref({ eventId })),
    ),
  ],
  eventParticipants: [participants, waiting(participants)],
  settings: [
    settings,
    waiting(settings),
    page('settings-notifications', ['usual'], () =>
      paths.settings.getHref({ query: { tab: 'notifications' } }),
    ),
    organization,
    opened(settings, 'leave', (it, text) => it.getByRole('button', { name: text('settings.leave.submit') })),
  ],
  notifications: [notifications, waiting(notifications), failing(notifications, '**/api/notifications?*')],
} as const satisfies Record<string, readonly View[]>;

function page(name: string, data: readonly DataKind[], href: View['href']): View {
  return { name, data, href };
}

function ofVolunteer(name: string, tab?: string): View {
  return page(tab ? `${name}-${tab}` : name, ['usual', 'longest'], ({ volunteerId }) =>
    when(volunteerId, (profileId) => paths.volunteer.getHref({ profileId, ...(tab && { query: { tab } }) })),
  );
}

function ofEvent(name: string, tab?: string): View {
  return page(tab ? `${name}-${tab}` : name, ['usual', 'longest'], ({ eventId }: Subject) =>
    when(eventId, (id) => paths.event.getHref({ eventId: id, ...(tab && { query: { tab } }) })),
  );
}

function when(id: string | undefined, href: (id: string) => string): string | undefined {
  return id === undefined ? undefined : href(id);
}
