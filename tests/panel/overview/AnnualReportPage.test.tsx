// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import contract from '../../../src/contract/generated/openapi.json' with { type: 'json' };
import type { components } from '../../../src/contract/generated/types.ts';
import AnnualReportPage from '../../../src/panel/overview/AnnualReportPage.tsx';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';

type Report = components['schemas']['AnnualReport'];

const months = Array.from({ length: 12 }, (_, month) => ({
  ...{
    month: `2026-${String(month + 1).padStart(2, '0')}`,
    volunteers: 2,
    minutes: 90,
    visits: 3,
    events: 4,
  },
}));
const report: Report = {
  ...{ year: 2026, dateTo: '2026-11-20', months },
  volunteers: { all: 48, under30Days: 9, upTo6Months: 14, over6Months: 25 },
  time: { all: 150, atEvents: 60, atVisits: 45, byHand: 45 },
  help: { peopleVisited: 31, visits: 204, requestsHelped: 19 },
  events: { held: 37, attendances: 412, withoutTime: 6, cancelled: 2 },
};

beforeEach(() => {
  stubBrowser();
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['Date'] });
});

const open = async (answer: (year: string) => Response, at = '/annual-report') => {
  const asked: string[] = [];
  stubFetch((request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname.split('/annual-report')[1] + search);
    return answer(new URLSearchParams(search).get('year') ?? '');
  });
  await renderMember([{ path: '/annual-report', element: <AnnualReportPage /> }], { at });
  return asked;
};
const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the annual report', () => {
  test('shows each number of the contract with its name, and the months', async () => {
    await open(() => jsonResponse(report));
    const time = await card('Czas pomocy');
    expect(
      time.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([...['2 godz. 30 min', '1 godz.', '45 min', '45 min']]);
    const { properties } = contract.components.schemas.AnnualReport;
    const numbers = (['volunteers', 'time', 'help', 'events'] as const).flatMap((part) =>
      Object.keys(properties[part].properties),
    );
    expect(screen.getAllByRole('definition')).toHaveLength(numbers.length);
    const rows = (await card('Rok po miesiącach')).getAllByRole('row');
    expect(rows).toHaveLength(13);
    expect(rows[1]?.textContent).toMatch(/^styczeń2/);
    expect(screen.queryByText(/overview\.report/)).toBeNull();
  });

  test('of the year in the address, and of the one that is chosen', async () => {
    const asked = await open(
      (year) => jsonResponse({ ...report, year: Number(year) }),
      '/annual-report?year=2024',
    );
    await card('Czas pomocy');
    expect(asked).toEqual(['?year=2024']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rok' }), '2025');
    await card('Czas pomocy');
    expect(asked).toEqual(['?year=2024', '?year=2025']);
  });

  test.each(['1999', '2027', 'x'])('of this year, where the address names %s', async (year) => {
    const asked = await open(() => jsonResponse(report), `/annual-report?year=${year}`);
    await card('Czas pomocy');
    expect(asked).toEqual(['?year=2026']);
  });

  test('is downloaded as CSV and PDF, of the chosen year', async () => {
    const saved: string[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const asked = await open(() => jsonResponse(report), '/annual-report?year=2025');
    await card('Czas pomocy');
    await userEvent.click(screen.getByRole('button', { name: 'Pobierz CSV' }));
    await vi.waitFor(() => expect(saved).toEqual(['sprawozdanie-2025.csv']));
    await userEvent.click(screen.getByRole('button', { name: 'Pobierz PDF' }));
    await vi.waitFor(() => expect(saved).toEqual(['sprawozdanie-2025.csv', 'sprawozdanie-2025.pdf']));
    expect(asked).toEqual(['?year=2025', '/export?year=2025', '/paper?year=2025']);
  });

  test('says that nothing was done yet, and offers to read again what could not be read', async () => {
    const nothing = { ...report, time: { all: 0, atEvents: 0, atVisits: 0, byHand: 0 } };
    let isDown = true;
    await open(() => (isDown ? new Response(null, { status: 500 }) : jsonResponse(nothing)));
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByText(/W tym roku nie zapisano jeszcze żadnej pomocy/)).toBeDefined();
  });
});
