// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRoutes } from '../../../src/panel/app/createRoutes.tsx';
import { queryClient } from '../../../src/panel/data/queryClient.ts';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { buildVolunteer } from '../support/buildVolunteer.ts';
import { renderInPanel } from '../support/renderInPanel.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';

const nothing = { content: [], page: 0, size: 25, totalElements: 0, totalPages: 0, unreadCount: 0 };
const volunteer = buildVolunteer();

beforeEach(() => {
  stubBrowser();
  queryClient.clear();
  useSessionStore.setState({ user: buildUser() });
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => vi.dynamicImportSettled());

/** From another page to the volunteer's, whose record comes as the test says. */
async function goToProfile(answer: () => Response | Promise<Response>) {
  const isRecord = ({ url }: Request) => url.endsWith(`/volunteers/${volunteer.id}`);
  const requests = stubFetch((request) => (isRecord(request) ? answer() : jsonResponse(nothing)));
  const { router } = await renderInPanel(createRoutes(), { at: '/notifications' });
  await screen.findByRole('heading', { name: 'Powiadomienia' });
  await act(() => router.navigate(`/volunteer/${volunteer.id}`));
  return { reads: () => requests.filter(isRecord).length };
}

test('a page that is gone to comes with its record, which is read once', async () => {
  const { reads } = await goToProfile(() => jsonResponse(volunteer));
  expect(await screen.findByRole('heading', { level: 1, name: 'Łucja Wiśniewska' })).toBeDefined();
  expect(reads()).toBe(1);
});

test('what takes longer is not waited for', async () => {
  let arrive = (_: Response) => {};
  const coming = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  const { reads } = await goToProfile(() => coming);
  // Its kind, until it is known who it is.
  expect(await screen.findByRole('heading', { level: 1, name: 'Wolontariusz' })).toBeDefined();
  await act(async () => arrive(jsonResponse(volunteer)));
  expect(await screen.findByRole('heading', { level: 1, name: 'Łucja Wiśniewska' })).toBeDefined();
  expect(reads()).toBe(1);
});

test('what is refused is asked for once and told once', async () => {
  const problem = buildProblem({ status: 404, code: 'not_found', messages: ['Nie znaleziono'] });
  const { reads } = await goToProfile(() => jsonResponse(problem, 404));
  expect(await screen.findByRole('heading', { level: 1, name: 'Nie znaleziono strony' })).toBeDefined();
  expect(screen.getAllByText('Nie znaleziono')).toHaveLength(1);
  expect(reads()).toBe(1);
});
