// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../src/contract/generated/types.ts';
import { paths } from '../../../src/contract/paths.ts';
import UpcomingErasureList from '../../../src/panel/retention/UpcomingErasureList.tsx';
import UpcomingErasureShow from '../../../src/panel/retention/UpcomingErasureShow.tsx';
import RetentionTab from '../../../src/panel/settings/retention/RetentionTab.tsx';
import VolunteerShow from '../../../src/panel/volunteers/VolunteerShow.tsx';
import { buildUser } from '../support/buildUser.ts';
import { buildVolunteer } from '../support/buildVolunteer.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';

type Schemas = components['schemas'];

beforeEach(() => void stubBrowser('(min-width:1024px)'));

const pages = [
  { path: paths.upcomingErasures.pattern, element: <UpcomingErasureList /> },
  { path: paths.upcomingErasure.pattern, element: <UpcomingErasureShow /> },
  { path: paths.volunteer.pattern, element: <VolunteerShow /> },
  { path: paths.settings.pattern, element: <RetentionTab /> },
];

const erasure: Schemas['UpcomingErasure'] = {
  ...{ id: 'e1', subjectName: 'Anna Zając', subjectType: 'volunteer', rule: 'rejectedVolunteers' },
  ...{ status: 'announced', quietSince: '2025-11-20', announcedOn: '2026-11-20', erasesOn: '2026-12-20' },
  daysLeft: 22,
};
const kept: Schemas['UpcomingErasure'] = {
  ...{ ...erasure, id: 'e2', subjectName: 'Maria N.', subjectType: 'personInNeed', rule: 'closedRequests' },
  ...{ status: 'kept', announcedOn: null, erasesOn: null, daysLeft: null, keptOn: '2026-11-21' },
  ...{ keepReason: 'Sprawa w sądzie.', keptBy: { id: 'a1', name: 'Anna Kowalska' } },
};
const periods: Schemas['RetentionPeriods'] = {
  ...{ pendingVolunteers: null, rejectedVolunteers: 6, inactiveVolunteers: 36, closedRequests: null },
  version: 3,
};

/** The page of an address, and what is sent from it. */
const show = async (
  at: string,
  answers: Readonly<Record<string, unknown>>,
  role: 'admin' | 'coordinator' = 'admin',
) => {
  const sent: { call: string; body: unknown }[] = [];
  stubFetch(async (asked) => {
    const path = new URL(asked.url).pathname.replace(/^.*\/api/, '');
    if (asked.method === 'POST' || asked.method === 'PUT')
      sent.push({ call: `${asked.method} ${path}`, body: asked.body && (await asked.json()) });
    return jsonResponse(answers[`${asked.method} ${path}`] ?? answers[path] ?? { content: [] });
  });
  await renderMember(pages, { at, user: buildUser({ role }) });
  return sent;
};
const pageOf = (content: readonly object[]) => ({
  ...{ content, totalElements: content.length, totalPages: 1, number: 0, size: 25 },
});
const dialog = async () => within(await screen.findByRole('dialog'));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the list of whom the clock erases', () => {
  test('tells when and why, and who is kept', async () => {
    await show(paths.upcomingErasures.getHref(), { '/upcoming-erasures': pageOf([erasure, kept]) });
    for (const text of ['Odrzucony wolontariusz', 'Do usunięcia', /22 dni/])
      within(await screen.findByRole('row', { name: /Anna Zając/ })).getByText(text);
    for (const text of ['Zamknięte zgłoszenie', 'Zatrzymane'])
      within(screen.getByRole('row', { name: /Maria N./ })).getByText(text);
  });

  test('says where there is nobody that an admin sets the periods, and leads there', async () => {
    await show(paths.upcomingErasures.getHref(), { '/upcoming-erasures': pageOf([]) });
    await screen.findByText('Nikt nie zostanie usunięty');
    const [link] = screen.getAllByRole('link', { name: 'Okresy przechowywania' });
    expect(link?.getAttribute('href')).toBe('/settings?tab=retention');
  });

  test('keeps those who are selected, with one reason', async () => {
    const others = [erasure, { ...erasure, id: 'e3', subjectName: 'Jan Kot' }];
    const sent = await show(paths.upcomingErasures.getHref(), {
      '/upcoming-erasures': pageOf(others),
      ...Object.fromEntries(
        others.map((one) => [`POST /upcoming-erasures/${one.id}/keep`, { ...one, status: 'kept' }]),
      ),
    });
    for (const { subjectName } of others)
      await userEvent.click(await screen.findByRole('checkbox', { name: `Zaznacz: ${subjectName}` }));
    await press('Zatrzymaj 2 osoby');
    const asked = await dialog();
    await userEvent.type(asked.getByRole('textbox'), 'Kontrola urzędu.');
    await userEvent.click(asked.getByRole('button', { name: 'Zatrzymaj 2 osoby' }));
    await screen.findByText('Zatrzymano 2 osoby');
    expect(sent).toEqual(
      others.map(({ id }) => ({
        call: `POST /upcoming-erasures/${id}/keep`,
        body: { reason: 'Kontrola urzędu.' },
      })),
    );
  });
});

describe('an upcoming erasure', () => {
  test('leads to the record, and is kept with a reason', async () => {
    const sent = await show(paths.upcomingErasure.getHref({ erasureId: 'e1' }), {
      '/upcoming-erasures/e1': erasure,
      'POST /upcoming-erasures/e1/keep': { ...kept, id: 'e1' },
    });
    const record = await screen.findByRole('link', { name: 'Wolontariusz' });
    expect(record.getAttribute('href')).toBe('/volunteer/e1');
    await press('Zatrzymaj');
    const asked = await dialog();
    await userEvent.click(asked.getByRole('button', { name: 'Zatrzymaj' }));
    await asked.findByText(/wymagane/i);
    await userEvent.type(asked.getByRole('textbox'), 'Sprawa w sądzie.');
    await userEvent.click(asked.getByRole('button', { name: 'Zatrzymaj' }));
    await screen.findByText('Osoba zostaje zatrzymana');
    expect(sent).toEqual([{ call: 'POST /upcoming-erasures/e1/keep', body: { reason: 'Sprawa w sądzie.' } }]);
  });

  test('that is kept says who keeps it and why, and can be released', async () => {
    const sent = await show(paths.upcomingErasure.getHref({ erasureId: 'e2' }), {
      '/upcoming-erasures/e2': kept,
      'POST /upcoming-erasures/e2/release': { ...erasure, id: 'e2' },
    });
    await screen.findByText('Sprawa w sądzie.');
    screen.getByText('Anna Kowalska');
    expect(screen.queryByRole('button', { name: 'Zatrzymaj' })).toBeNull();
    await press('Zwolnij do usunięcia');
    const asked = await dialog();
    await userEvent.click(asked.getByRole('button', { name: 'Zwolnij do usunięcia' }));
    await screen.findByText('Osoba zostanie usunięta za 30 dni');
    expect(sent.map(({ call }) => call)).toEqual(['POST /upcoming-erasures/e2/release']);
  });

  test('is warned of on the page of the record', async () => {
    const volunteer = { ...buildVolunteer({ id: 'e1' }), erasesOn: '2026-12-20' };
    await show(paths.volunteer.getHref({ profileId: 'e1' }), { '/volunteers/e1': volunteer });
    const link = await screen.findByRole('link', { name: 'Zobacz lub zatrzymaj' });
    expect(link.getAttribute('href')).toBe('/upcoming-erasure/e1');
    expect(link.closest('[role=alert]')?.textContent).toMatch(/20.gru.2026/);
  });
});

describe('the periods', () => {
  const at = paths.settings.getHref({ query: { tab: 'retention' } });

  test('are changed by an admin', async () => {
    const saved = { ...periods, rejectedVolunteers: 12, inactiveVolunteers: null, version: 4 };
    const sent = await show(at, { '/retention-periods': periods, 'PUT /retention-periods': saved });
    const rejected = await screen.findByLabelText(/Odrzuceni wolontariusze/);
    await userEvent.clear(rejected);
    await userEvent.type(rejected, '12');
    await userEvent.clear(screen.getByLabelText(/Nieaktywni wolontariusze/));
    await press('Zapisz okresy');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      call: 'PUT /retention-periods',
      body: { rejectedVolunteers: 12, version: 3 },
    });
    expect(sent[0]?.body).not.toHaveProperty('inactiveVolunteers');
  });

  test('are refused where no month is so long, and stay typed', async () => {
    const sent = await show(at, { '/retention-periods': periods });
    const rejected = await screen.findByLabelText(/Odrzuceni wolontariusze/);
    await userEvent.clear(rejected);
    await userEvent.type(rejected, '241');
    await press('Zapisz okresy');
    await waitFor(() => expect(rejected.getAttribute('aria-invalid')).toBe('true'));
    expect((rejected as HTMLInputElement).value).toBe('241');
    expect(sent).toEqual([]);
  });

  test('are read by a coordinator', async () => {
    await show(at, { '/retention-periods': periods }, 'coordinator');
    await screen.findByText('Okresy zmieniają administratorzy.');
    expect(screen.queryByRole('button', { name: 'Zapisz okresy' })).toBeNull();
    expect(screen.getAllByText('bez terminu')).toHaveLength(2);
    screen.getByText('36');
  });
});
