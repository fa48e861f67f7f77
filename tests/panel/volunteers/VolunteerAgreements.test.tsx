// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { components } from '../../../src/contract/generated/types.ts';
import { sendFile } from '../../../src/panel/kit/upload/sendFile.ts';
import VolunteerShow from '../../../src/panel/volunteers/VolunteerShow.tsx';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { buildVolunteer } from '../support/buildVolunteer.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse } from '../support/stubFetch.ts';
import { stubVolunteers } from '../support/stubVolunteers.ts';

type Volunteer = components['schemas']['Volunteer'];
type Agreement = Volunteer['agreements'][number];

vi.mock('../../../src/panel/kit/upload/sendFile.ts');

beforeEach(() => void stubBrowser('(min-width:1024px)'));

const pages = [{ path: '/volunteer/:profileId', element: <VolunteerShow /> }];

const file = {
  id: '01980000-0000-7000-8000-0000000000f1',
  name: 'skan.pdf',
  type: 'application/pdf',
  bytes: 1000,
} as const;
const agreement: Agreement = {
  ...{ id: 'a1', number: '7/2026', status: 'signed', scope: 'Wydawanie posiłków', place: 'Łódź' },
  ...{ dateFrom: '2026-01-01', dateTo: null, risksBriefed: true, costsWaived: false, language: 'pl' },
  ...{ insurance: 'foundation', policyNumber: 'NNW/1', guardianConsent: false, signedOn: '2026-01-02' },
  ...{ createdBy: { id: 'x', name: 'Anna Kowalska' }, createdAt: '2025-12-20T09:41:00.000Z', version: 1 },
  warnings: ['noScan'],
};
const draft: Agreement = { ...agreement, id: 'a2', number: null, status: 'draft', warnings: [] };
const agreed = (agreements: Agreement[], more: Partial<Volunteer> = {}) =>
  buildVolunteer({ accountStatus: 'verified', agreements, ...more });

/** The tab, and what is sent from it. */
const show = async (volunteer: Volunteer, answer: () => Response = () => jsonResponse({})) => {
  const sent: { path: string; body: unknown }[] = [];
  stubVolunteers([volunteer], async ({ pathname, search }, request) => {
    if (!pathname.includes('/agreements')) return undefined;
    const text = await request.text();
    sent.push({
      path: `${pathname.split('/agreements')[1]}${search}`,
      body: text ? JSON.parse(text) : null,
    });
    return answer();
  });
  await renderMember(pages, { at: `/volunteer/${volunteer.id}`, user: buildUser({ role: 'coordinator' }) });
  await userEvent.click(await screen.findByRole('tab', { name: 'Porozumienia' }));
  const tab = within(await screen.findByRole('tabpanel', { name: 'Porozumienia' }));
  return { tab, sent };
};
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the agreements with a volunteer', () => {
  test('are told with days, place, insurance and what is missing', async () => {
    const { tab } = await show(agreed([agreement]));
    await tab.findByText('Porozumienie nr 7/2026');
    tab.getByText('Podpisane');
    tab.getByText(/1.*2026 – bez końca · Łódź · .* · polisa NNW\/1 · podpisane 2.*2026/);
    tab.getByText('Brak skanu: porozumienie na ponad 30 dni jest na piśmie');
    tab.getByRole('button', { name: 'Pobierz: Porozumienie nr 7/2026' });
    expect(tab.queryByRole('button', { name: /^Wyślij/ })).toBeNull();
  });

  test('are drafted by the form of the contract; a guardian is asked for under 18 alone', async () => {
    const volunteer = agreed([]);
    const { tab, sent } = await show(volunteer, () => jsonResponse({ ...volunteer, agreements: [draft] }));
    await tab.findByText('Nie ma jeszcze żadnego porozumienia.');
    await userEvent.click(tab.getByRole('button', { name: 'Przygotuj porozumienie' }));
    const form = await dialog();
    expect(form.queryByLabelText(/Opiekun/)).toBeNull();
    await userEvent.type(await form.findByLabelText(/Zakres pomocy/), 'Wydawanie posiłków');
    await userEvent.type(form.getByLabelText(/^Miejsce/), 'Łódź');
    await userEvent.click(form.getByRole('button', { name: 'Zapisz' }));
    await tab.findByText('Projekt porozumienia');
    expect(sent).toMatchObject([
      {
        path: '',
        body: { scope: 'Wydawanie posiłków', place: 'Łódź', insurance: 'foundation', guardianConsent: false },
      },
    ]);
  });

  test('ask for the guardian of who is under 18, and keep what was typed when refused', async () => {
    const refusal = buildProblem({
      errors: [{ field: 'dateTo', code: 'untilAfterFrom', message: 'Ostatni dzień jest przed pierwszym' }],
    });
    const { tab } = await show(agreed([], { dateOfBirth: '2020-01-01' }), () => jsonResponse(refusal, 400));
    await userEvent.click(await tab.findByRole('button', { name: 'Przygotuj porozumienie' }));
    const form = await dialog();
    await userEvent.type(await form.findByLabelText(/Zakres pomocy/), 'Wydawanie posiłków');
    await userEvent.type(form.getByLabelText(/^Miejsce/), 'Łódź');
    await userEvent.type(form.getByLabelText(/^Opiekun \(/), 'Ewa Nowak');
    await userEvent.click(form.getByRole('button', { name: 'Zapisz' }));
    await form.findByText('Ostatni dzień jest przed pierwszym');
    expect((form.getByLabelText(/^Opiekun \(/) as HTMLInputElement).value).toBe('Ewa Nowak');
  });

  test('keep what was typed when the dialog is closed', async () => {
    const { tab } = await show(agreed([]));
    const open = async () => {
      await userEvent.click(await tab.findByRole('button', { name: 'Przygotuj porozumienie' }));
      return dialog();
    };
    const first = await open();
    await userEvent.type(await first.findByLabelText(/Zakres pomocy/), 'Wydawanie posiłków');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open();
    const scope = (await again.findByLabelText(/Zakres pomocy/)) as HTMLTextAreaElement;
    expect(scope.value).toBe('Wydawanie posiłków');
  });

  test('show what a colleague has changed in the same draft meanwhile, and keep what was typed', async () => {
    const theirs = { ...draft, place: 'Pabianice', version: 2 };
    const volunteer = agreed([draft]);
    const newer = agreed([theirs], { id: volunteer.id });
    const problem = buildProblem({ status: 409, code: 'record_changed', message: 'Ktoś zmienił te dane' });
    const bodies: Record<string, unknown>[] = [];
    stubVolunteers([volunteer], async ({ pathname }, request) => {
      if (request.method === 'GET')
        return bodies.length > 0 && pathname.endsWith(volunteer.id) ? jsonResponse(newer) : undefined;
      const body = await request.json();
      bodies.push(body);
      return body.version === theirs.version ? jsonResponse(newer) : jsonResponse(problem, 409);
    });
    await renderMember(pages, {
      at: `/volunteer/${volunteer.id}`,
      user: buildUser({ role: 'coordinator' }),
    });
    await userEvent.click(await screen.findByRole('tab', { name: 'Porozumienia' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Edytuj/ }));
    const form = within(await screen.findByRole('dialog', { name: 'Projekt porozumienia' }));
    const scope = form.getByLabelText(/^Zakres/);
    await userEvent.clear(scope);
    await userEvent.type(scope, 'Zakupy');
    await userEvent.click(form.getByRole('button', { name: 'Zapisz' }));
    const conflict = within(
      await screen.findByRole('dialog', { name: 'Ktoś w międzyczasie zmienił te dane' }),
    );
    expect(conflict.getByText('Pabianice')).toBeDefined();
    expect(conflict.queryByText('Zakupy')).toBeNull();
    // To save, one has scrolled to the end of the form.
    const scrolled = scope.closest('.MuiDialogContent-root');
    if (scrolled) scrolled.scrollTop = 400;
    await userEvent.click(conflict.getByRole('button', { name: 'Wczytaj nowszą wersję' }));
    expect(await form.findByDisplayValue('Pabianice')).toBeDefined();
    expect(scrolled?.scrollTop).toBe(0);
    expect(form.getByDisplayValue('Zakupy')).toBeDefined();
    await userEvent.click(form.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(bodies.map(({ version }) => version)).toEqual([1, 2]));
    expect(bodies[1]).toMatchObject({ scope: 'Zakupy', place: 'Pabianice' });
  });

  test('are sent after a question', async () => {
    const volunteer = agreed([draft]);
    const { tab, sent } = await show(volunteer, () =>
      jsonResponse({ ...volunteer, agreements: [{ ...agreement, status: 'sent', warnings: [] }] }),
    );
    await userEvent.click(await tab.findByRole('button', { name: 'Wyślij: Projekt porozumienia' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Wyślij' }));
    await tab.findByText('Porozumienie nr 7/2026');
    expect(sent).toEqual([{ path: '/a2/send?version=1', body: null }]);
    tab.getByRole('button', { name: 'Zapisz podpisanie: Porozumienie nr 7/2026' });
  });

  test('get the scan that is missing from among the files', async () => {
    const files = [{ ...file, createdAt: '2026-01-03T09:41:00.000Z' }];
    const volunteer = agreed([agreement], { files });
    const { tab, sent } = await show(volunteer, () =>
      jsonResponse({ ...volunteer, agreements: [{ ...agreement, fileId: file.id, warnings: [] }] }),
    );
    await userEvent.click(await tab.findByRole('button', { name: 'Dodaj skan: Porozumienie nr 7/2026' }));
    const form = await dialog();
    await userEvent.click(await form.findByRole('combobox', { name: /Skan/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'skan.pdf' }));
    await userEvent.click(form.getByRole('button', { name: 'Zapisz' }));
    await tab.findByText('Skan: skan.pdf');
    expect(sent).toEqual([{ path: '/a1/sign', body: { signedOn: '2026-01-02', fileId: file.id } }]);
  });

  test('get a scan that is added on the spot', async () => {
    const scan = { ...file, createdAt: '2026-01-03T09:41:00.000Z' };
    vi.mocked(sendFile).mockResolvedValue(scan);
    const volunteer = agreed([agreement]);
    const { tab, sent } = await show(volunteer, () =>
      jsonResponse({ ...volunteer, agreements: [{ ...agreement, fileId: file.id, warnings: [] }] }),
    );
    await userEvent.click(await tab.findByRole('button', { name: 'Dodaj skan: Porozumienie nr 7/2026' }));
    const form = await dialog();
    expect(form.queryByRole('combobox', { name: /Skan/ })).toBeNull();
    await userEvent.upload(
      form.getByLabelText('Wybierz plik'),
      new File(['%PDF-'], 'skan.pdf', { type: 'application/pdf' }),
    );
    const choice = await form.findByRole('combobox', { name: /Skan/ });
    await waitFor(() => expect(choice.textContent).toBe('skan.pdf'));
    expect(vi.mocked(sendFile).mock.calls.map(([{ path }]) => path)).toEqual([
      `/volunteers/${volunteer.id}/files`,
    ]);
    await userEvent.click(form.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() =>
      expect(sent).toEqual([{ path: '/a1/sign', body: { signedOn: '2026-01-02', fileId: file.id } }]),
    );
  });
});
