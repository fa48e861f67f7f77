import { paths } from '../../../../src/contract/paths.ts';
import type { World } from './insertWorld.ts';
import type { WorldEvents } from './insertWorldEvents.ts';
import type { ScreenState } from './ScreenState.ts';

const participants = (event: keyof WorldEvents) =>
  ({
    as: 'admin',
    path: 'eventParticipants',
    at: ({ events }: World) => paths.eventParticipants.getHref({ eventId: events[event] }),
  }) as const;

export const participantStates: readonly ScreenState[] = [
  { ...participants('running'), name: 'attendance' },
  {
    ...participants('running'),
    name: 'a note of a participant',
    reach: ({ button }) => button('events.note.of', { name: 'Maria Lis' }).click(),
  },
  {
    ...participants('running'),
    name: 'an attendance that was not saved',
    answers: () => ({}),
    reach: async ({ main, page, text, world }) => {
      const isMeant = ({ pathname }: URL) =>
        pathname.startsWith(`/api/events/${world.events.running}/participants/`);
      await page.route(isMeant, (route) => route.abort('internetdisconnected'));
      await main
        .getByRole('group', { name: text('events.attendance.of', { name: 'Maria Lis' }) })
        .getByRole('button', { name: text('enums.attendance.no_show') })
        .click();
      await main.getByRole('alert').waitFor();
    },
    leave: ({ page }) => page.unrouteAll(),
  },
  { ...participants('future'), name: 'an event that nobody has joined' },
  { ...participants('draft'), name: 'a draft that nobody can join' },
];
