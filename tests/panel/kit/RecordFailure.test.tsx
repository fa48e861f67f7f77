// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import EditEventPage from '../../../src/panel/events/form/EditEventPage.tsx';
import ParticipantsPage from '../../../src/panel/events/participants/ParticipantsPage.tsx';
import EventShow from '../../../src/panel/events/show/EventShow.tsx';
import PersonInNeedShow from '../../../src/panel/people-in-need/PersonInNeedShow.tsx';
import CoordinatorShow from '../../../src/panel/team/profile/CoordinatorShow.tsx';
import VolunteerShow from '../../../src/panel/volunteers/VolunteerShow.tsx';
import { buildProblem } from '../support/buildProblem.ts';
import { expectFocusedHeading } from '../support/expectFocusedHeading.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';

beforeEach(() => {
  stubBrowser();
  return () => vi.unstubAllGlobals();
});

const id = '01980000-0000-7000-8000-000000000001';

const pages = [
  ['/volunteer/:profileId', VolunteerShow, 'Wolontariusz', 'Wolontariusze', '/volunteers'],
  [
    '/people-in-need/:profileId',
    PersonInNeedShow,
    'Osoba w potrzebie',
    'Osoby w potrzebie',
    '/people-in-need',
  ],
  ['/coordinator/:profileId', CoordinatorShow, 'Profil koordynatora', 'Nasz zespół', '/our-team'],
  ['/event/:eventId', EventShow, 'Wydarzenie', 'Wydarzenia', '/events'],
  ['/edit-event/:eventId', EditEventPage, 'Edycja wydarzenia', 'Wydarzenia', '/events'],
  ['/event/:eventId/participants', ParticipantsPage, 'Uczestnicy wydarzenia', 'Wydarzenia', '/events'],
] as const;

describe.each(pages)('%s that cannot be read', (path, Page, kind, list, listHref) => {
  const open = (status: number) => {
    const requests = stubFetch(() => jsonResponse(buildProblem({ status }), status));
    const at = path.replace(/:\w+/, id);
    return renderMember([{ path, element: <Page /> }], { at }).then(() => requests);
  };
  const wayBack = () => screen.getByRole('link', { name: list }).getAttribute('href');

  test.each([
    [503, 'Nie udało się wczytać danych'],
    [403, 'Brak dostępu'],
  ])('with %i: what it is, why, and the way back', async (status, why) => {
    await open(status);
    await screen.findByRole('heading', { level: 2, name: why });
    await expectFocusedHeading(kind);
    expect(wayBack()).toBe(listHref);
  });

  test('because it is not there: what it is, and the way back', async () => {
    await open(404);
    await expectFocusedHeading('Nie znaleziono strony');
    expect(screen.getByText(new RegExp(`^${kind}: `))).toBeDefined();
    expect(wayBack()).toBe(listHref);
    expect(document.title).toMatch(/^Nie znaleziono strony · /);
  });

  test('is asked for again by a press', async () => {
    const requests = await open(503);
    const asked = () => requests.filter(({ url }) => url.includes(id)).length;
    await userEvent.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }));
    await waitFor(() => expect(asked()).toBe(2));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  });
});
