// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import OverviewPage from '../../../src/panel/overview/OverviewPage.tsx';
import { buildOrganization } from '../support/buildOrganization.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';
import { buildAttention, buildOverview } from './buildOverview.ts';

beforeEach(() => void stubBrowser());
afterEach(() => void vi.useRealTimers());

const open = (overview = buildOverview()) => {
  stubFetch(({ url }) => jsonResponse(url.endsWith('/overview') ? overview : buildOrganization()));
  return renderMember([{ path: '/overview', element: <OverviewPage /> }], { at: '/overview' });
};
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('what needs you today', () => {
  test('each kind with its most urgent, why, and the way to the record and to the filtered list', async () => {
    await open(buildOverview({ attention: buildAttention() }));
    const attention = await region('Co wymaga dziś uwagi');
    const ways = attention.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toEqual([
      ['Sobotnie zakupy', '/abuse-report/Sobotnie%20zakupy'],
      ['Wszystkie otwarte sprawy', '/abuse-reports?status=open&sort=createdAt%2Casc'],
      ['Stanisława J.', '/people-in-need/Stanis%C5%82awa%20J.'],
      ['Wszystkie pilne zgłoszenia', '/people-in-need?urgency=high&status=new&sort=createdAt%2Casc'],
      ['Łucja', '/volunteer/%C5%81ucja'],
      ['Wszyscy oczekujący', '/volunteers?accountStatus=pending&sort=createdAt%2Casc'],
      ['Zakupy', '/event/Zakupy'],
      ['Nadchodzące wydarzenia z wolnymi miejscami', '/events?placesFree=true'],
      ['Sprzątanie', '/event/Sprz%C4%85tanie/participants'],
      ['Zakończone wydarzenia', '/events?group=finished'],
      ['Magda', '/our-team?tab=invitations'],
      ['Wszystkie zaproszenia', '/our-team?tab=invitations'],
      ['Oksana M.', '/people-in-need/Oksana%20M.?tab=visits'],
      ['Wszystkie bez wizyty', '/people-in-need?visitDue=true'],
      ['Łucja Wiśniewska', '/volunteer/%C5%81ucja%20Wi%C5%9Bniewska?tab=hours'],
      ['Wszystkie godziny do potwierdzenia', '/volunteers?hasProposedTime=true'],
      ['Nadia Kowal', '/volunteer/Nadia%20Kowal?tab=agreements'],
      ['Wszystkie kończące się porozumienia', '/volunteers?hasEndingAgreement=true'],
      ['Ewa Łapińska', '/data-request/Ewa%20%C5%81api%C5%84ska'],
      ['Wszystkie z bliskim terminem', '/data-requests?due=week'],
    ]);
    // Of all that wait, not only of those that are shown.
    expect(attention.getByText('12 osób czeka na decyzję')).toBeDefined();
    expect(attention.getByText('zgłoszenie 19 dni temu')).toBeDefined();
    expect(attention.getByText('za 3 dni, wolnych 7 miejsc')).toBeDefined();
    expect(attention.getByText('wygasa za 1 dzień')).toBeDefined();
  });

  test('days are those of the calendar, as the lists have them, by the clocks of the foundation', async () => {
    // Evening in Warsaw: the middle of the night in UTC is 20 hours away on the third day.
    vi.useFakeTimers({ now: new Date('2026-11-21T20:00:00+01:00'), toFake: ['Date'] });
    const on = (day: string) => ({ count: 1, items: [{ id: day, label: day, at: `${day}T00:00:00.000Z` }] });
    const attention = {
      ...buildOverview().attention,
      ...{
        dataRequestsDue: on('2026-11-24'),
        erasuresDue: on('2026-11-21'),
        agreementsEnding: on('2026-10-02'),
      },
    };
    await open(buildOverview({ attention }));
    const section = await region('Co wymaga dziś uwagi');
    expect(section.getByText('termin za 3 dni')).toBeDefined();
    expect(section.getByText('usunięcie dzisiaj')).toBeDefined();
    expect(section.getByText('koniec 50 dni temu')).toBeDefined();
  });

  test('who was never visited is not said to have been', async () => {
    await open(buildOverview({ attention: buildAttention() }));
    const section = await region('Co wymaga dziś uwagi');
    expect(section.getByText('16 dni bez wizyty')).toBeDefined();
  });

  test('nothing: said kindly', async () => {
    await open();
    const attention = await region('Co wymaga dziś uwagi');
    expect(attention.getByRole('heading', { name: 'Na dziś wszystko zrobione' })).toBeDefined();
    expect(attention.queryByRole('link')).toBeNull();
  });
});

describe('a foundation that has nothing yet', () => {
  const none = {
    ...{ volunteers: 0, volunteersWaiting: 0, peopleInNeed: 0, coordinators: 1 },
    ...{ futureEvents: 0, activeEvents: 0, finishedEvents: 0 },
  };

  test('is told what to do first, and not that everything is done', async () => {
    await open(buildOverview({ counters: none }));
    const beginning = await region('Od czego zacząć');
    const ways = beginning.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toEqual([
      ['Zaproś koordynatora', '/invite-coordinator'],
      ['Utwórz pierwsze wydarzenie', '/create-event'],
      ['Sprawdź, jak zgłaszają się wolontariusze', '/volunteers'],
      ['Wybierz, o czym chcesz wiedzieć', '/settings?tab=notifications'],
    ]);
    expect(screen.queryByText('Na dziś wszystko zrobione')).toBeNull();
  });

  test('is told what waits, too, once something does', async () => {
    await open(buildOverview({ counters: none, attention: buildAttention() }));
    expect((await region('Co wymaga dziś uwagi')).getByText('Magda')).toBeDefined();
    await region('Od czego zacząć');
  });

  test.each(['volunteers', 'peopleInNeed', 'finishedEvents'] as const)(
    'has begun with %s',
    async (counter) => {
      await open(buildOverview({ counters: { ...none, [counter]: 1 } }));
      await screen.findByText('Na dziś wszystko zrobione');
    },
  );

  test.each([
    [{ coordinators: 2 }, 'Zaproś koordynatora'],
    [{ futureEvents: 1 }, 'Utwórz pierwsze wydarzenie'],
    [{ activeEvents: 1 }, 'Utwórz pierwsze wydarzenie'],
    [{ volunteersWaiting: 1 }, 'Sprawdź, jak zgłaszają się wolontariusze'],
  ])('sees a step ticked off that is done: %o', async (counters, step) => {
    await open(buildOverview({ counters: { ...none, ...counters } }));
    const beginning = await region('Od czego zacząć');
    expect(beginning.queryByRole('link', { name: step })).toBeNull();
    expect(beginning.getByText(step).closest('li')?.textContent).toContain('Zrobione');
    expect(beginning.getAllByRole('link')).toHaveLength(3);
  });

  test('sees ticked off that the notifications are chosen', async () => {
    await open(buildOverview({ counters: none, notificationsChosen: true }));
    const beginning = await region('Od czego zacząć');
    expect(beginning.queryByRole('link', { name: 'Wybierz, o czym chcesz wiedzieć' })).toBeNull();
  });

  test('hides the steps when it has seen enough, and sees none once all are done', async () => {
    const begun = { ...none, coordinators: 2, futureEvents: 1 };
    await open(buildOverview({ counters: begun }));
    await userEvent.click((await region('Od czego zacząć')).getByRole('button', { name: 'Ukryj' }));
    expect(screen.queryByText('Od czego zacząć')).toBeNull();
    cleanup();
    await open(buildOverview({ counters: { ...begun, volunteers: 1 } }));
    await region('Co wymaga dziś uwagi');
    expect(screen.queryByText('Od czego zacząć')).toBeNull();
  });
});

test('counters with the right form of their noun, each a link to what it counts', async () => {
  await open();
  const links = (await region('Fundacja w liczbach')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['64 zweryfikowani wolontariusze', '/volunteers?accountStatus=verified'],
    ['1 osoba czeka na decyzję', '/volunteers?accountStatus=pending'],
    ['22 osoby czekają na pomoc', '/people-in-need?awaitsHelp=true&sort=status%2Casc'],
    ['1 nadchodzące wydarzenie', '/events'],
    ['2 trwające wydarzenia', '/events?group=active'],
    ['9 zakończonych wydarzeń', '/events?group=finished'],
    ['5 osób w zespole', '/our-team'],
  ]);
});

describe('the charts', () => {
  const rowsOf = (table: HTMLElement) =>
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));

  test('are pictures that say what they show', async () => {
    await open();
    const charts = await region('Ostatnie miesiące');
    expect(charts.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
      'Wykres: październik 2026 – listopad 2026, liczba wolontariuszy od 57 do 64. Wszystkie liczby są w tabeli pod wykresem.',
      'Wykres: październik 2026 – listopad 2026. Wydarzenia: 4, zapisane osoby: 71, obecne osoby: 66. Wszystkie liczby są w tabeli pod wykresem.',
    ]);
  });

  test('have the same numbers as tables, the latest month first', async () => {
    await open();
    const charts = await region('Ostatnie miesiące');
    for (const summary of charts.getAllByText('Te same liczby w tabeli')) await userEvent.click(summary);
    expect(rowsOf(charts.getByRole('table', { name: 'Liczba wolontariuszy' }))).toEqual([
      ['Miesiąc', 'Razem na koniec miesiąca', 'Nowi w miesiącu'],
      ['listopad 2026', '64', '7'],
      ['październik 2026', '57', '5'],
    ]);
    const events = charts.getByRole('table', { name: 'Wydarzenia i udział' });
    expect(rowsOf(events)).toEqual([
      ['Miesiąc', 'Wydarzenia w miesiącu', 'Zapisane osoby', 'Obecne osoby'],
      ['listopad 2026', '0', '0', '0'],
      ['październik 2026', '4', '71', '66'],
    ]);
    expect(within(events).getByRole('link', { name: '4' }).getAttribute('href')).toBe(
      '/events?view=calendar&month=2026-10',
    );
  });
});

test('a window left open over midnight tells the new day', async () => {
  vi.useFakeTimers({
    now: new Date(2026, 10, 21, 23, 59, 30),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dobry wieczór, Anna');
  expect(screen.getByText('sobota, 21 listopada 2026')).toBeDefined();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('niedziela, 22 listopada 2026')).toBeDefined();
});

test('a failure, and another try', async () => {
  let broken = true;
  stubFetch(() => (broken ? new Response(null, { status: 500 }) : jsonResponse(buildOverview())));
  await renderMember([{ path: '/overview', element: <OverviewPage /> }], { at: '/overview' });
  await screen.findByRole('heading', { name: 'Nie udało się wczytać danych' });
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  await region('Fundacja w liczbach');
});
