// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
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
const press = async (name: string, within_: Pick<typeof screen, 'findByRole'> = screen) =>
  userEvent.click(await within_.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

const FILE = '01980000-0000-7000-8000-0000000000f1';
const check: Volunteer['clearances'][number] = {
  ...{ id: 'c1', kind: 'criminalRecord', checkedOn: '2026-11-02', result: 'clean', validUntil: '2027-11-02' },
  ...{ reference: 'KRK 118', fileId: FILE, checkedBy: { id: 'a', name: 'Anna Kowalska' } },
  ...{ createdAt: '2026-11-02T09:30:00.000Z', version: 1 },
};
const file = { id: FILE, name: 'krk.pdf', type: 'application/pdf', bytes: 12, createdAt: check.createdAt };
const checked: Partial<Volunteer> = {
  ...{ clearances: [check], files: [file], clearancesMissing: ['offendersRegister'] },
};

/** The card, and the bodies that are sent from it, each answered by the volunteer as given. */
const show = async (
  volunteer: Volunteer,
  role: 'admin' | 'coordinator' = 'admin',
  answer?: () => Response,
) => {
  const sent: unknown[] = [];
  stubVolunteers([volunteer], async ({ pathname }, request) => {
    if (!pathname.includes('/clearances')) return undefined;
    sent.push(request.method === 'DELETE' ? 'deleted' : await request.json());
    return (
      answer?.() ??
      jsonResponse({ ...volunteer, clearances: [], clearanceState: 'valid', clearancesMissing: [] })
    );
  });
  await renderMember(pages, { at: `/volunteer/${volunteer.id}`, user: buildUser({ role }) });
  await userEvent.click(await screen.findByRole('tab', { name: 'Praca z małoletnimi' }));
  return { card: within(await screen.findByRole('tabpanel', { name: 'Praca z małoletnimi' })), sent };
};

describe('the clearance of a volunteer', () => {
  test('is told with what is missing, and each check with its proof', async () => {
    const { card } = await show(buildVolunteer(checked));
    card.getByText('Bez dopuszczenia');
    card.getByText(/Brakuje: Rejestr Sprawców/);
    const item = within(card.getByRole('listitem'));
    item.getByText('Bez wpisu');
    item.getByText(/Sprawdzono 2.*2026 · Anna Kowalska · ważne do 2.*2027/);
    item.getByText('KRK 118 · krk.pdf');
  });

  test('is empty for who was never checked', async () => {
    const { card } = await show(buildVolunteer());
    card.getByText('Nie zapisano jeszcze żadnego sprawdzenia.');
    expect(card.queryByRole('list')).toBeNull();
  });

  test('is noted in a dialog that begins with what is missing', async () => {
    const { card, sent } = await show(buildVolunteer(checked));
    await press('Zapisz sprawdzenie', card);
    const form = await dialog();
    await userEvent.type(form.getByLabelText(/Data sprawdzenia/), '2026-11-20');
    await userEvent.click(form.getByRole('radio', { name: 'Jest wpis' }));
    await press('Zapisz', form);
    await card.findByText('Dopuszczenie ważne');
    expect(sent).toEqual([{ kind: 'offendersRegister', checkedOn: '2026-11-20', result: 'hit' }]);
    await screen.findByText('Sprawdzenie zapisane');
  });

  test('keeps what was typed when the dialog is closed', async () => {
    const { card } = await show(buildVolunteer(checked));
    await press('Zapisz sprawdzenie', card);
    await userEvent.type((await dialog()).getByLabelText(/Numer dokumentu/), 'KRK 119');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Zapisz sprawdzenie', card);
    const again = (await dialog()).getByLabelText(/Numer dokumentu/) as HTMLInputElement;
    expect(again.value).toBe('KRK 119');
  });

  test('is noted by a coordinator as clean, without a word of hits', async () => {
    const { card, sent } = await show(buildVolunteer(checked), 'coordinator');
    await press('Zmień: Informacja z Krajowego Rejestru Karnego (KRK)', card);
    const form = await dialog();
    expect(form.queryByText('Wynik')).toBeNull();
    expect(form.queryByText('Jest wpis')).toBeNull();
    await userEvent.clear(form.getByLabelText(/Numer dokumentu/));
    await press('Zapisz', form);
    await card.findByText('Dopuszczenie ważne');
    const { kind, checkedOn, validUntil, fileId } = check;
    expect(sent).toEqual([{ kind, checkedOn, validUntil, fileId, result: 'clean', version: 1 }]);
  });

  test('shows what a colleague has put right meanwhile, the proof by its name', async () => {
    const newer = { ...file, id: '01980000-0000-7000-8000-0000000000f2', name: 'nowe-krk.pdf' };
    const volunteer = buildVolunteer(checked);
    const { card, sent } = await show(volunteer, 'admin', () => {
      if (sent.length > 1) return jsonResponse(volunteer);
      const clearances = [{ ...check, fileId: newer.id, version: 2 }];
      Object.assign(volunteer, { clearances, files: [file, newer] });
      return jsonResponse(buildProblem({ status: 409, code: 'record_changed' }), 409);
    });
    await press('Zmień: Informacja z Krajowego Rejestru Karnego (KRK)', card);
    const form = await dialog();
    await userEvent.type(form.getByLabelText(/Numer dokumentu/), '/2');
    await press('Zapisz', form);
    const conflict = within(
      await screen.findByRole('dialog', { name: 'Ktoś w międzyczasie zmienił te dane' }),
    );
    conflict.getByText('nowe-krk.pdf');
    expect(conflict.queryByText('KRK 118')).toBeNull();
    await press('Wczytaj nowszą wersję', conflict);
    await press('Zapisz', form);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ reference: 'KRK 118/2', fileId: newer.id, version: 2 });
  });

  test('is deleted once that is confirmed', async () => {
    const { card, sent } = await show(buildVolunteer(checked));
    await press('Usuń: Informacja z Krajowego Rejestru Karnego (KRK)', card);
    await press('Usuń', await dialog());
    await card.findByText('Nie zapisano jeszcze żadnego sprawdzenia.');
    expect(sent).toEqual(['deleted']);
  });

  test('says in the dialog what the server refuses', async () => {
    const message = 'Ten dzień dopiero nadejdzie';
    const refusal = buildProblem({
      errors: [{ field: 'checkedOn', code: 'notInFuture', message }],
    });
    const { card } = await show(buildVolunteer(checked), 'admin', () => jsonResponse(refusal, 400));
    await press('Zapisz sprawdzenie', card);
    const form = await dialog();
    await userEvent.type(form.getByLabelText(/Data sprawdzenia/), '2099-11-20');
    await press('Zapisz', form);
    await form.findByText(message);
    card.getByText('Bez dopuszczenia');
  });
});
