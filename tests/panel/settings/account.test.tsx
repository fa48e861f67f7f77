// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import { sendFile } from '../../../src/panel/kit/upload/sendFile.ts';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { stubBrowser } from '../support/stubBrowser.ts';
import { stubDownload } from '../support/stubDownload.ts';
import { jsonResponse } from '../support/stubFetch.ts';
import { loadPicture, stubImages } from '../support/stubImages.ts';
import { stubSettings } from '../support/stubSettings.ts';
import { renderSettings } from './renderSettings.tsx';

vi.mock('../../../src/panel/kit/upload/sendFile.ts');

beforeEach(() => {
  stubBrowser();
  stubImages();
});
afterEach(() => vi.restoreAllMocks());

const token = 'a'.repeat(43);

describe('profile', () => {
  test('says who is signed in, and leads to the own profile', async () => {
    stubSettings();
    const { user, card, router } = await renderSettings('account', {
      user: buildUser({ role: 'coordinator' }),
    });
    const profile = await card('Profil');
    for (const text of ['Anna Kowalska', 'anna.admin@demo.example', 'Koordynator']) profile.getByText(text);
    await user.click(profile.getByRole('link', { name: 'Przejdź do profilu' }));
    expect(router.state.location.pathname).toBe(`/coordinator/${buildUser().id}`);
  });
});

describe('photo', () => {
  test('a new one is shown at once, everywhere', async () => {
    stubSettings();
    vi.mocked(sendFile).mockResolvedValue({ imageToken: token });
    const { user, card, container } = await renderSettings('account');
    const photo = await card('Zdjęcie profilowe');
    expect(photo.queryByRole('button', { name: 'Usuń zdjęcie' })).toBeNull();
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no input');
    await user.upload(input, new File(['x'], 'ja.jpg', { type: 'image/jpeg' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zdjęcie profilowe' }));
    await loadPicture(600, 300);
    await user.click(await dialog.findByRole('button', { name: 'Prześlij' }));
    await photo.findByRole('button', { name: 'Usuń zdjęcie' });
    expect(useSessionStore.getState().user?.imageToken).toBe(token);
  });

  test('is removed after a question', async () => {
    const { calls } = stubSettings();
    const { user, press, dialog } = await renderSettings('account', {
      user: buildUser({ imageToken: token }),
    });
    await press('Usuń zdjęcie');
    expect(screen.getByRole('dialog', { name: 'Usunąć zdjęcie profilowe?' })).toBeDefined();
    expect(calls()).not.toContain('DELETE /users/profile-photo');
    // A new one can be added at any time.
    expect((await dialog()).queryByText('Tej czynności nie można cofnąć.')).toBeNull();
    await user.click((await dialog()).getByRole('button', { name: 'Usuń zdjęcie' }));
    await screen.findByText('Plik został usunięty');
    expect(useSessionStore.getState().user?.imageToken).toBeNull();
  });
});

describe('own data', () => {
  test.each(['coordinator', 'admin'] as const)('are downloaded by a %s', async (role) => {
    stubDownload();
    const archive = 'GET /organization-coordinators/{id}/data/archive';
    const { calls } = stubSettings((call) => (call === archive ? new Response('PK') : undefined));
    const { user, card } = await renderSettings('account', { user: buildUser({ role }) });
    const data = await card('Twoje dane');
    data.getByText(/zapisuje się w historii/);
    await user.click(data.getByRole('button', { name: 'Pobierz dane' }));
    await screen.findByText('Plik został pobrany');
    expect(calls()).toContain(archive);
  });
});

describe('password', () => {
  async function change(current: string, next: string, repeat = next) {
    const view = await renderSettings('account');
    const card = await view.card('Zmiana hasła');
    await view.user.type(card.getByLabelText(/^Obecne hasło/), current);
    await view.user.type(card.getByLabelText(/^Nowe hasło/), next);
    await view.user.type(card.getByLabelText(/^Powtórz hasło/), repeat);
    await view.user.click(card.getByRole('button', { name: 'Zmień hasło' }));
    return card;
  }

  test('says that other sessions end; after the change the fields are empty', async () => {
    const { bodyOf } = stubSettings();
    const card = await change('Demo-2026!', 'Wiosna-2027!');
    card.getByText(/kończy wszystkie inne sesje/);
    await screen.findByText('Hasło zostało zmienione');
    expect(await bodyOf('POST /users/update-password')).toEqual({
      currentPassword: 'Demo-2026!',
      password: 'Wiosna-2027!',
    });
    const values = () => card.getAllByLabelText<HTMLInputElement>(/hasło \*$/i).map(({ value }) => value);
    await waitFor(() => expect(values()).toEqual(['', '', '']));
  });

  test('a wrong current password is told on its field, and what was typed stays', async () => {
    const message = 'Hasło jest nieprawidłowe';
    const problem = buildProblem({ errors: [{ field: 'currentPassword', code: 'invalid', message }] });
    stubSettings((call) => (call === 'POST /users/update-password' ? jsonResponse(problem, 400) : undefined));
    const card = await change('Nie-to-2026!', 'Wiosna-2027!');
    await card.findByText(message);
    const current = card.getByLabelText<HTMLInputElement>(/^Obecne hasło/);
    expect(current.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(current);
    expect(card.getByLabelText<HTMLInputElement>(/^Nowe hasło/).value).toBe('Wiosna-2027!');
  });

  test('a repeat that differs is told before anything is sent', async () => {
    const { calls } = stubSettings();
    const card = await change('Demo-2026!', 'Wiosna-2027!', 'Wiosna-2028!');
    await card.findByText('Hasła muszą być takie same');
    expect(calls()).not.toContain('POST /users/update-password');
  });
});

describe('leaving the foundation', () => {
  const answerLeave = 'POST /organization-coordinators/{id}/leave-organization';

  test('names the foundation and the way back, wants a reason, ends the session', async () => {
    const { bodyOf, calls } = stubSettings();
    const { user, press, dialog, router } = await renderSettings('account');
    await press('Opuść fundację');
    screen.getByRole('dialog', { name: 'Opuścić fundację „Fundacja Pomocna Dłoń”?' });
    const ask = await dialog();
    ask.getByText(/na adres anna\.admin@demo\.example .* przez 14 dni/i);
    // It can be taken back, so nothing says that it cannot.
    expect(ask.queryByText('Tej czynności nie można cofnąć.')).toBeNull();
    const leave = ask.getByRole('button', { name: 'Opuść fundację' });
    await user.type(ask.getByRole('textbox', { name: /^Powód/ }), 'ab');
    await user.click(leave);
    await ask.findByText('Wpisz co najmniej 3 znaki');
    expect(calls()).not.toContain(answerLeave);
    await user.type(ask.getByRole('textbox'), 'c');
    await user.click(leave);
    await screen.findByText('Fundacja została opuszczona');
    await screen.findByText('Strona główna');
    expect(router.state.location.pathname).toBe('/');
    expect(useSessionStore.getState().user).toBeNull();
    expect(await bodyOf(answerLeave)).toEqual({ reason: 'abc' });
  });

  test('the last admin is told in the dialog, stays, and the reason stays too', async () => {
    const message = 'Fundacja musi mieć co najmniej jednego administratora';
    const problem = buildProblem({ status: 409, code: 'last_admin', message });
    stubSettings((call) => (call === answerLeave ? jsonResponse(problem, 409) : undefined));
    const { user, press, dialog } = await renderSettings('account');
    await press('Opuść fundację');
    const ask = await dialog();
    await user.type(ask.getByRole('textbox'), 'Wyjeżdżam');
    await user.click(ask.getByRole('button', { name: 'Opuść fundację' }));
    expect((await ask.findByRole('alert')).textContent).toBe(message);
    expect(ask.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Wyjeżdżam');
    expect(useSessionStore.getState().user).not.toBeNull();
  });

  test('when the foundation cannot be read, it can be tried again', async () => {
    let isAway = true;
    stubSettings((call) =>
      isAway && call === 'GET /organizations/{id}'
        ? jsonResponse(buildProblem({ status: 500 }), 500)
        : undefined,
    );
    const { user, card } = await renderSettings('account');
    const leave = await card('Opuszczenie fundacji');
    await leave.findByText('Nie udało się wczytać danych');
    isAway = false;
    await user.click(leave.getByRole('button', { name: 'Spróbuj ponownie' }));
    await leave.findByRole('button', { name: 'Opuść fundację' });
  });
});
