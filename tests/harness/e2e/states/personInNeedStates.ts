import { paths } from '../../../../src/contract/paths.ts';
import type { World } from './insertWorld.ts';
import { contactAnswer, questionAnswer } from './linkAnswer.ts';
import type { ScreenState } from './ScreenState.ts';
import { arrived } from './steps.ts';

const list = { as: 'admin', path: 'peopleInNeed', at: () => paths.peopleInNeed.getHref() } as const;
const at =
  (query: Readonly<Record<string, string>> = {}) =>
  ({ personInNeed }: World) =>
    paths.personInNeed.getHref({ profileId: personInNeed, query });

let links = 0;

/** A question by mail, with a new token each time, because the last response is cached. */
const question = {
  as: 'visitor',
  path: 'assignment',
  at: () => {
    links += 1;
    return paths.assignment.getHref({ query: { token: String(links).padStart(43, 'q') } });
  },
  answers: () => ({
    'GET /api/assignments/question': questionAnswer,
    'POST /api/assignments/accept': contactAnswer,
  }),
} as const;

export const personInNeedStates: readonly ScreenState[] = [
  { ...list, name: 'the list of people in need' },
  {
    ...list,
    name: 'filters on a phone',
    isNarrow: true,
    reach: async ({ button, main, text }) => {
      await button('kit.filter.title').click();
      await main.getByRole('combobox', { name: text('fields.urgency') }).waitFor();
    },
  },
  {
    ...list,
    name: 'the choices of a filter',
    reach: async ({ main, page, text }) => {
      await main.getByRole('combobox', { name: text('fields.urgency') }).click();
      await page.getByRole('listbox').waitFor();
    },
  },
  { as: 'admin', path: 'personInNeed', name: 'a person in need', at: at() },
  { as: 'admin', path: 'personInNeed', name: 'the history of a person in need', at: at({ tab: 'history' }) },
  { as: 'admin', path: 'personInNeed', name: 'who could help', at: at({ tab: 'volunteers' }) },
  { as: 'admin', path: 'personInNeed', name: 'the visits', at: at({ tab: 'visits' }) },
  { as: 'admin', path: 'personInNeed', name: 'the notes', at: at({ tab: 'notes' }) },
  { ...question, name: 'a question to a volunteer', reach: arrived },
  {
    ...question,
    name: 'whom a volunteer is going to help',
    reach: async (screen) => {
      await arrived(screen);
      const accept = screen.button('peopleInNeed.question.accept');
      await accept.click();
      await accept.waitFor({ state: 'detached' });
    },
  },
];
