import { paths } from '../../../../src/contract/paths.ts';
import type { World } from './insertWorld.ts';
import type { WorldEvents } from './insertWorldEvents.ts';
import type { Screen, ScreenState } from './ScreenState.ts';

const participants = (event: keyof WorldEvents) =>
  ({
    as: 'admin',
    path: 'eventParticipants',
    at: ({ events }: World) => paths.eventParticipants.getHref({ eventId: events[event] }),
  }) as const;

const put = ({ events }: World) => `PUT /api/events/${events.running}/participants/${events.participant}`;

const noShow = ({ main, text }: Screen) =>
  main
    .getByRole('group', { name: text('events.attendance.of', { name: 'Maria Lis' }) })
    .getByRole('button', { name: text('enums.attendance.no_show') });

export const participantStates: readonly ScreenState[] = [
  { ...participants('running'), name: 'attendance' },
  {
    ...participants('running'),
    name: 'a note of a participant',
    reach: async ({ button, main, text }) => {
      await button('events.note.of', { name: 'Maria Lis' }).click();
      await main.getByRole('textbox', { name: text('fields.note') }).waitFor();
    },
  },
  {
    ...participants('running'),
    name: 'who came without having signed up',
    reach: async ({ button, page, text }) => {
      await button('events.walkIn.label').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: text('events.attendance.record') }).click();
      await dialog.getByText(text('validation.required')).waitFor();
    },
  },
  {
    ...participants('running'),
    name: 'an attendance that was refused',
    answers: (world) => ({ [put(world)]: 'invalid_state' }),
    reach: async (screen) => {
      await noShow(screen).click();
      await screen.main.getByRole('alert').waitFor();
    },
    leave: ({ button }) => button('form.draft.discard').click(),
  },
  {
    ...participants('running'),
    name: 'an attendance that waits for the network',
    answers: (world) => ({ [put(world)]: 'offline' }),
    reach: async (screen) => {
      await noShow(screen).click();
      await screen.button('events.attendance.sendNow').waitFor();
    },
    // What is sent later is what the server has.
    leave: (screen) => noShow(screen).click(),
  },
  { ...participants('shifts'), name: 'attendance by shift' },
  {
    ...participants('shifts'),
    name: 'which shift somebody came to',
    reach: async ({ button, page, text }) => {
      await button('events.walkIn.label').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: text('events.attendance.record') }).click();
      await dialog.getByText(text('validation.required')).nth(1).waitFor();
    },
  },
  { ...participants('future'), name: 'an event that nobody has joined' },
  { ...participants('draft'), name: 'a draft that nobody can join' },
];
