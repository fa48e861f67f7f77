// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../src/contract/generated/types.ts';
import VolunteerShow from '../../../src/panel/volunteers/VolunteerShow.tsx';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { buildVolunteer } from '../support/buildVolunteer.ts';
import { expectFocusedHeading } from '../support/expectFocusedHeading.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse } from '../support/stubFetch.ts';
import { stubVolunteers } from '../support/stubVolunteers.ts';

type Volunteer = components['schemas']['Volunteer'];

beforeEach(() => void stubBrowser('(min-width:1024px)'));

const pages = [{ path: '/volunteer/:profileId', element: <VolunteerShow /> }];

const proposed: Volunteer['timeEntries'][number] = {
  ...{ id: 't1', date: '2026-11-21', timeFrom: '09:00', timeTo: '12:30', minutes: 210, status: 'proposed' },
  ...{ description: 'Porządki w magazynie', notedBy: null, createdAt: '2026-11-21T13:20:00.000Z' },
};
const confirmed = {
  ...proposed,
  id: 't2',
  status: 'confirmed',
  notedBy: { id: 'a', name: 'Anna Kowalska' },
} as const;
const declined = { ...proposed, status: 'declined', declineReason: 'Było zamknięte' } as const;
const id = '01980000-0000-7000-8000-0000000000e1';
const giving = (timeEntries: Volunteer['timeEntries']) =>
  buildVolunteer({ id, accountStatus: 'verified', timeEntries });

/** The section, and what is sent from it, each answered as given. */
const show = async (volunteer: Volunteer, answer: () => Response) => {
  const sent: { path: string; body: unknown }[] = [];
  stubVolunteers([volunteer], async ({ pathname }, request) => {
    if (!pathname.includes('/hours')) return undefined;
    const text = await request.text();
    sent.push({ path: pathname.split('/hours')[1] ?? '', body: text ? JSON.parse(text) : undefined });
    return answer();
  });
  await renderMember(pages, { at: `/volunteer/${volunteer.id}`, user: buildUser({ role: 'coordinator' }) });
  await userEvent.click(await screen.findByRole('tab', { name: 'Godziny i zaświadczenia' }));
  return { card: within(await screen.findByRole('region', { name: 'Godziny zapisane ręcznie' })), sent };
};
const press = (card: ReturnType<typeof within>, name: string) =>
  userEvent.click(card.getByRole('button', { name }));

describe('hours that were noted by hand', () => {
  test('are told with who noted them, and how they stand', async () => {
    const { card } = await show(giving([proposed, confirmed]), () => jsonResponse({}));
    const [first, second] = card.getAllByRole('listitem').map((item) => within(item));
    first?.getByText('Do potwierdzenia');
    first?.getByText(/21.*2026, 09:00–12:30 · 3 godz\. 30 min · zgłoszone przez wolontariusza/);
    second?.getByText('Potwierdzone');
    second?.getByText(/Anna Kowalska/);
    expect(second?.queryByRole('button', { name: /^Potwierdź/ })).toBeNull();
  });

  test('are confirmed by one click', async () => {
    const volunteer = giving([proposed]);
    const { card, sent } = await show(volunteer, () => jsonResponse(giving([confirmed])));
    await press(card, 'Potwierdź: Porządki w magazynie');
    await card.findByText('Potwierdzone');
    expect(sent).toEqual([{ path: '/t1/confirm', body: undefined }]);
    await screen.findByText('Potwierdzono godziny');
    // The button is gone, and the focus stays near.
    await expectFocusedHeading('Godziny zapisane ręcznie');
  });

  test('are declined with a reason', async () => {
    const { card, sent } = await show(giving([proposed]), () => jsonResponse(giving([declined])));
    await press(card, 'Odrzuć: Porządki w magazynie');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Powód odrzucenia/), 'Było zamknięte');
    await press(dialog, 'Odrzuć');
    await card.findByText('Było zamknięte');
    await expectFocusedHeading('Godziny zapisane ręcznie');
    expect(sent).toEqual([{ path: '/t1/decline', body: { reason: 'Było zamknięte' } }]);
    expect(card.queryByRole('button', { name: /^Odrzuć/ })).toBeNull();
  });

  test('are noted by the team', async () => {
    const { card, sent } = await show(giving([]), () => jsonResponse(giving([confirmed])));
    await press(card, 'Zapisz godziny');
    await userEvent.clear(card.getByLabelText(/Dzień/));
    await userEvent.type(card.getByLabelText(/Dzień/), '2026-11-21');
    await userEvent.type(card.getByLabelText(/Od godziny/), '09:00');
    await userEvent.type(card.getByLabelText(/Do godziny/), '12:30');
    await userEvent.type(card.getByLabelText(/Na czym polegała pomoc/), 'Porządki w magazynie');
    await press(card, 'Zapisz');
    await card.findByText('Porządki w magazynie');
    const when = { date: '2026-11-21', timeFrom: '09:00', timeTo: '12:30' };
    expect(sent).toEqual([{ path: '', body: { ...when, description: 'Porządki w magazynie' } }]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Zapisz godziny'));
  });

  test('give the focus back to the button when the form is closed', async () => {
    const { card } = await show(giving([]), () => jsonResponse({}));
    await press(card, 'Zapisz godziny');
    expect(document.activeElement).toBe(card.getByLabelText(/Dzień/));
    await press(card, 'Anuluj');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Zapisz godziny'));
  });

  test('that overlap are refused with the reason, and nothing typed is lost', async () => {
    const message = 'W tym czasie zapisana jest już inna pomoc';
    const problem = {
      status: 409,
      code: 'time_overlaps',
      title: message,
      message,
      messages: [message],
    } as const;
    const { card } = await show(giving([]), () =>
      jsonResponse(buildProblem({ ...problem, messages: [message] }), 409),
    );
    await press(card, 'Zapisz godziny');
    await userEvent.type(card.getByLabelText(/Od godziny/), '09:00');
    await userEvent.type(card.getByLabelText(/Do godziny/), '12:30');
    await userEvent.type(card.getByLabelText(/Na czym polegała pomoc/), 'Magazyn');
    await press(card, 'Zapisz');
    await card.findByText(message);
    expect((card.getByLabelText(/Na czym polegała pomoc/) as HTMLInputElement).value).toBe('Magazyn');
  });
});
