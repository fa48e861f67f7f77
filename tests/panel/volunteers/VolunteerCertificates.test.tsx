// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../src/contract/generated/types.ts';
import VolunteerShow from '../../../src/panel/volunteers/VolunteerShow.tsx';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { buildVolunteer } from '../support/buildVolunteer.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse } from '../support/stubFetch.ts';
import { stubVolunteers } from '../support/stubVolunteers.ts';

type Volunteer = components['schemas']['Volunteer'];

beforeEach(() => void stubBrowser('(min-width:1024px)'));

const pages = [{ path: '/volunteer/:profileId', element: <VolunteerShow /> }];

const certificate: Volunteer['certificates'][number] = {
  ...{ id: 'c1', number: '12/2026', dateFrom: '2026-01-01', dateTo: '2026-11-20', language: 'pl' },
  ...{
    minutes: 1350,
    events: 8,
    visits: 3,
    timeEntries: 0,
    code: '7K3M-9QXD-2V8T-PW4H',
    activities: 'Zbiórka żywności',
  },
  ...{ issuedBy: { id: 'a', name: 'Anna Kowalska' }, createdAt: '2026-11-20T09:41:00.000Z' },
};
const revoked = {
  ...{ ...certificate, id: 'c2', number: '11/2026', issuedBy: null },
  ...{ revokedAt: '2026-11-21T09:41:00.000Z', revocationReason: 'Zła liczba godzin' },
};
const giving = (certificates: Volunteer['certificates']) =>
  buildVolunteer({ accountStatus: 'verified', certificates });

/** The card, and what is sent from it: each is answered by the volunteer with the given certificates. */
const show = async (volunteer: Volunteer, answer: () => Response, minutes = 1350) => {
  const sent: { path: string; body: unknown }[] = [];
  const periods: string[] = [];
  stubVolunteers([volunteer], async ({ pathname, search }, request) => {
    if (pathname.endsWith('/hours')) {
      periods.push(search);
      return jsonResponse({ minutes, events: minutes && 8, visits: minutes && 1, timeEntries: 0 });
    }
    if (!pathname.includes('/certificates')) return undefined;
    sent.push({ path: pathname.split('/certificates')[1] ?? '', body: await request.json() });
    return answer();
  });
  await renderMember(pages, { at: `/volunteer/${volunteer.id}`, user: buildUser({ role: 'coordinator' }) });
  await userEvent.click(await screen.findByRole('tab', { name: 'Godziny i zaświadczenia' }));
  await screen.findByRole('tabpanel', { name: 'Godziny i zaświadczenia' });
  const card = within(await screen.findByRole('region', { name: 'Zaświadczenia' }));
  return { card, sent, periods };
};

describe('the certificates of a volunteer', () => {
  test('are told with period, time and who issued them, and why one is revoked', async () => {
    const { card } = await show(giving([certificate, revoked]), () => jsonResponse({}));
    const [first, second] = card.getAllByRole('listitem').map((item) => within(item));
    first?.getByText('Nr 12/2026');
    first?.getByText('Ważne');
    first?.getByText(/1.*2026 – 20.*2026 · 22 godz\. 30 min · wydano 20.*2026 · Anna Kowalska/);
    first?.getByText('Zbiórka żywności');
    second?.getByText('Unieważnione');
    second?.getByText(/pobrane przez wolontariusza/);
    second?.getByText(/Unieważnione 21.*2026: Zła liczba godzin/);
    second?.getByRole('button', { name: 'Pobierz zaświadczenie nr 11/2026' });
    expect(second?.queryByRole('button', { name: /^Unieważnij/ })).toBeNull();
  });

  test('are not there to be issued to who is not verified', async () => {
    const volunteer = buildVolunteer({ accountStatus: 'pending' });
    stubVolunteers([volunteer]);
    await renderMember(pages, { at: `/volunteer/${volunteer.id}` });
    await screen.findByRole('tab', { name: 'Praca z małoletnimi' });
    expect(screen.queryByRole('tab', { name: 'Godziny i zaświadczenia' })).toBeNull();
  });

  test('are issued for a period whose time is told before', async () => {
    const volunteer = giving([]);
    const { card, sent, periods } = await show(volunteer, () =>
      jsonResponse({ ...volunteer, certificates: [certificate] }),
    );
    card.getByText('Nie wydano jeszcze żadnego zaświadczenia.');
    await userEvent.click(card.getByRole('button', { name: 'Wydaj zaświadczenie' }));
    await userEvent.clear(card.getByLabelText(/Pierwszy dzień/));
    await userEvent.type(card.getByLabelText(/Pierwszy dzień/), '2026-01-01');
    await userEvent.clear(card.getByLabelText(/Ostatni dzień/));
    await userEvent.type(card.getByLabelText(/Ostatni dzień/), '2026-11-20');
    await card.findByText('W tym okresie: 22 godz. 30 min · 8 wydarzeń · 1 wizyta');
    expect(periods.at(-1)).toBe('?dateFrom=2026-01-01&dateTo=2026-11-20');
    await userEvent.click(card.getByRole('radio', { name: 'Angielski' }));
    await userEvent.click(card.getByRole('button', { name: 'Wydaj zaświadczenie' }));
    await card.findByText('Nr 12/2026');
    const period = { dateFrom: '2026-01-01', dateTo: '2026-11-20' };
    expect(sent).toEqual([{ path: '', body: { ...period, language: 'en' } }]);
    await screen.findByText('Zaświadczenie zostało wydane');
  });

  test('keep what was typed when they are refused', async () => {
    const refusal = buildProblem({
      errors: [
        { field: 'dateFrom', code: 'noTimeGiven', message: 'W tym okresie nie zapisano żadnych godzin' },
      ],
    });
    const { card } = await show(giving([]), () => jsonResponse(refusal, 400), 0);
    await userEvent.click(card.getByRole('button', { name: 'Wydaj zaświadczenie' }));
    await card.findByText('W tym okresie nie zapisano żadnych godzin.');
    await userEvent.type(card.getByLabelText(/Zakres pomocy/), 'Magazyn');
    await userEvent.click(card.getByRole('button', { name: 'Wydaj zaświadczenie' }));
    await card.findByText('W tym okresie nie zapisano żadnych godzin');
    expect((card.getByLabelText(/Zakres pomocy/) as HTMLTextAreaElement).value).toBe('Magazyn');
  });

  test('are revoked with a reason', async () => {
    const volunteer = giving([certificate]);
    const { card, sent } = await show(volunteer, () =>
      jsonResponse({ ...volunteer, certificates: [revoked] }),
    );
    await userEvent.click(card.getByRole('button', { name: 'Unieważnij zaświadczenie nr 12/2026' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Powód unieważnienia/), 'Zła liczba godzin');
    await userEvent.click(dialog.getByRole('button', { name: 'Unieważnij' }));
    await card.findByText(/Unieważnione 21.*2026: Zła liczba godzin/);
    expect(sent).toEqual([{ path: '/c1/revoke', body: { reason: 'Zła liczba godzin' } }]);
    await screen.findByText('Zaświadczenie zostało unieważnione');
  });
});
