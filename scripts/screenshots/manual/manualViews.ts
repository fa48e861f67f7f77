import { paths } from '../../../src/contract/paths.ts';
import type { ManualPicture } from '../../../src/panel/manual/manualPictures.ts';
import { memberViews } from '../views/memberViews.ts';
import { opened } from '../views/states.ts';
import type { View } from '../views/View.ts';
import { visitorViews } from '../views/visitorViews.ts';

const [overview] = memberViews.overview;
const [createEvent] = memberViews.createEvent;
const [participants] = memberViews.eventParticipants;

/** What each picture of the manual is of; one without a view does not compile. */
export const manualViews: Readonly<Record<ManualPicture, View>> = {
  'getting-around': opened(overview, 'profileMenu', (it) =>
    it.getByRole('banner').getByRole('button').last(),
  ),
  'signing-in': visitorViews.login[0],
  registering: visitorViews.register[0],
  overview,
  'people-in-need': memberViews.peopleInNeed[0],
  'person-in-need': memberViews.personInNeed[0],
  volunteers: named(memberViews.volunteers, 'volunteers-selected'),
  volunteer: memberViews.volunteer[0],
  team: memberViews.ourTeam[0],
  invitations: named(memberViews.ourTeam, 'ourTeam-invitations'),
  coordinator: memberViews.coordinator[0],
  events: memberViews.events[0],
  calendar: named(memberViews.events, 'events-calendar'),
  'event-form': createEvent,
  event: memberViews.event[0],
  participants,
  attendance: participants,
  account: memberViews.settings[0],
  'notification-settings': named(memberViews.settings, 'settings-notifications'),
  foundation: named(memberViews.settings, 'settings-organization'),
  notifications: memberViews.notifications[0],
  'bad-network': {
    ...createEvent,
    act: async (it, text) => {
      await it.getByRole('textbox').first().fill(text('enums.helpCategory.elderlyPeople'));
      await it.getByRole('banner').locator(`a[href="${paths.events.getHref()}"]`).click();
      await it.getByRole('dialog', { name: text('form.unsaved.title') }).waitFor();
    },
  },
};

function named(views: readonly View[], name: string): View {
  const view = views.find((view) => view.name === name);
  if (!view) throw new Error(`There is no view ${name}.`);
  return view;
}
