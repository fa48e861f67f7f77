// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import { sendFile } from '../../../src/panel/kit/upload/sendFile.ts';
import { buildOrganization } from '../support/buildOrganization.ts';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse } from '../support/stubFetch.ts';
import { loadPicture, stubImages } from '../support/stubImages.ts';
import { renewalDialog } from '../support/stubSession.ts';
import { stubSettings } from '../support/stubSettings.ts';
import { renderSettings } from './renderSettings.tsx';

vi.mock('../../../src/panel/kit/upload/sendFile.ts');

beforeEach(() => {
  stubBrowser();
  stubImages();
});
afterEach(() => vi.restoreAllMocks());

const put = 'PUT /organizations/{id}';
const token = 'c'.repeat(43);
/** By name: to ask so many fields for their roles takes its time. */
const field = (name: string) =>
  waitFor(() => {
    const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!input) throw new Error(`no ${name}`);
    return input;
  });
const preview = async () => within(await screen.findByRole('group', { name: 'Podgląd fundacji' }));

/** Opens the settings and types another town. */
async function openAndType(city: string) {
  const view = await renderSettings('organization');
  const input = await field('city');
  await view.user.clear(input);
  await view.user.type(input, city);
  return view;
}

describe('the form', () => {
  test('all fields of the contract, in their sections; the version is nobody’s to see', async () => {
    stubSettings();
    const { card } = await renderSettings('organization');
    for (const name of ['Informacje ogólne', 'Kontakt', 'Adres', 'Preferencje', 'Historia']) await card(name);
    expect((await field('name')).value).toBe('Fundacja Pomocna Dłoń');
    expect(screen.queryByText('Wersja')).toBeNull();
  });

  test('the time zone is changed, but never taken away', async () => {
    stubSettings();
    const { user } = await renderSettings('organization');
    await user.click(await screen.findByRole('combobox', { name: /^Strefa czasowa/ }));
    const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered).toContain('Kijów');
    expect(offered).not.toContain('Nie wybrano');
  });

  test('the shell names the foundation as it was saved', async () => {
    stubSettings();
    const { press } = await openAndType('Zgierz');
    act(() => useSessionStore.setState({ user: buildUser({ organizationName: 'Dawna nazwa' }) }));
    await press('Zapisz zmiany');
    await waitFor(() =>
      expect(useSessionStore.getState().user?.organizationName).toBe('Fundacja Pomocna Dłoń'),
    );
  });

  test('saves what was typed over the version that was read', async () => {
    const { bodyOf } = stubSettings();
    const { press } = await openAndType('Zgierz');
    expect(screen.getByText('Niezapisane zmiany')).toBeDefined();
    await press('Zapisz zmiany');
    await screen.findByText('Zmieniono pomyślnie');
    expect(await bodyOf(put)).toMatchObject({ city: 'Zgierz', version: 3, coverDesign: 'waves' });
    await waitFor(() => expect(screen.queryByText('Niezapisane zmiany')).toBeNull());
  });

  test('a second change goes over the version that the first one made', async () => {
    const { bodyOf } = stubSettings();
    const { user, press } = await openAndType('Zgierz');
    await press('Zapisz zmiany');
    await screen.findByText('Zmieniono pomyślnie');
    await user.type(await field('city'), ' Mały');
    await press('Zapisz zmiany');
    await waitFor(async () => expect(await bodyOf(put)).toMatchObject({ city: 'Zgierz Mały', version: 4 }));
  });

  test.each([
    [500, 'Coś poszło nie tak podczas zmiany ustawień fundacji'],
    [503, 'Usługa niedostępna'],
  ])('%s is told, and what was typed stays', async (status, text) => {
    const problem = buildProblem({ status, message: 'Usługa niedostępna' });
    stubSettings((call) => (call === put ? jsonResponse(problem, status) : undefined));
    const { press } = await openAndType('Zgierz');
    await press('Zapisz zmiany');
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain(text),
    );
    expect((await field('city')).value).toBe('Zgierz');
  });

  test('the session has ended: who stays still has what was typed', async () => {
    const problem = buildProblem({ status: 401, code: 'unauthenticated' });
    stubSettings((call) => (call === put ? jsonResponse(problem, 401) : undefined));
    const { press } = await openAndType('Zgierz');
    await press('Zapisz zmiany');
    await renewalDialog();
    expect((await field('city')).value).toBe('Zgierz');
  });

  test('another tab asks first, when something is not saved', async () => {
    stubSettings();
    const { user, press, router } = await openAndType('Zgierz');
    await user.click(screen.getByRole('tab', { name: 'Konto' }));
    await press('Zostań na stronie');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await field('city')).value).toBe('Zgierz');
    expect(router.state.location.search).toBe('?tab=organization');
  });

  test('what cannot be read can be tried again', async () => {
    let isAway = true;
    stubSettings(() => (isAway ? jsonResponse(buildProblem({ status: 500 }), 500) : undefined));
    const { press } = await renderSettings('organization');
    await screen.findByText('Nie udało się wczytać danych');
    isAway = false;
    await press('Spróbuj ponownie');
    await field('name');
  });
});

describe('somebody else saves meanwhile', () => {
  test('other fields: their version is loaded, what was typed stays, and both are saved', async () => {
    const { stored, bodyOf } = stubSettings();
    const { press, dialog } = await openAndType('Zgierz');
    stored.organization = buildOrganization({ street: 'Zachodnia', version: 4 });
    await press('Zapisz zmiany');
    const ask = await dialog();
    ask.getByText('Ktoś w międzyczasie zmienił te dane');
    ask.getByText('Zmienione przez inną osobę');
    ask.getByText('Zachodnia');
    await press('Wczytaj nowszą wersję');
    await waitFor(async () => expect((await field('street')).value).toBe('Zachodnia'));
    expect((await field('city')).value).toBe('Zgierz');
    expect(screen.getByText('Niezapisane zmiany')).toBeDefined();
    await press('Zapisz zmiany');
    await screen.findByText('Zmieniono pomyślnie');
    expect(await bodyOf(put)).toMatchObject({ city: 'Zgierz', street: 'Zachodnia', version: 4 });
  });

  test('the same field: what was typed stays, and the other value is named', async () => {
    const { stored } = stubSettings();
    const { press, dialog } = await openAndType('Zgierz');
    stored.organization = buildOrganization({ city: 'Kutno', version: 4 });
    await press('Zapisz zmiany');
    const ask = await dialog();
    ask.getByText(/^Zmienione także tutaj/);
    ask.getByText('Kutno');
    await press('Wróć do formularza');
    expect((await field('city')).value).toBe('Zgierz');
    expect((await screen.findByRole('alert')).textContent).toContain('Ktoś zmienił te dane');
  });

  test('what is in no field, such as a cover, is no conflict', async () => {
    const { stored } = stubSettings();
    const { press } = await openAndType('Zgierz');
    stored.organization = buildOrganization({ coverToken: token, version: 4 });
    await press('Zapisz zmiany');
    await screen.findByText('Zmieniono pomyślnie');
    expect(stored.organization).toMatchObject({ city: 'Zgierz', coverToken: token, version: 5 });
  });
});

describe('the cover', () => {
  test('the preview follows what is typed and which design is chosen', async () => {
    stubSettings();
    const { user } = await openAndType('Zgierz');
    const shown = await preview();
    await shown.findByText('Zgierz');
    shown.getByText('Pomoc społeczna');
    shown.getByText('FD');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Fale' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Mozaika' }));
    expect(screen.getByText('Niezapisane zmiany')).toBeDefined();
  });

  test('a picture is uploaded without the form, which keeps what was typed', async () => {
    const { stored } = stubSettings();
    vi.mocked(sendFile).mockImplementation(async () => {
      stored.organization = { ...stored.organization, coverToken: token, version: 4 };
      return { imageToken: token };
    });
    const { user, press, container } = await openAndType('Zgierz');
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no input');
    await user.upload(input, new File(['x'], 'okladka.png', { type: 'image/png' }));
    await screen.findByRole('dialog', { name: 'Okładka' });
    await loadPicture(3000, 2000);
    await press('Prześlij');
    await screen.findByRole('button', { name: 'Usuń okładkę' });
    expect(vi.mocked(sendFile).mock.lastCall?.[0].path).toBe(
      `/organizations/${stored.organization.id}/cover`,
    );
    expect((await preview()).getByRole('img').getAttribute('src')).toContain(token);
    expect((await field('city')).value).toBe('Zgierz');
  });

  test('removed, the chosen design shows again', async () => {
    const { stored } = stubSettings((call) => {
      if (call === 'DELETE /organizations/{id}/cover')
        stored.organization = buildOrganization({ version: 4 });
      return undefined;
    });
    stored.organization = buildOrganization({ coverToken: token });
    const { user, press, dialog } = await renderSettings('organization');
    expect((await preview()).getByRole('img')).toBeDefined();
    await press('Usuń okładkę');
    // A new one can be added at any time.
    expect((await dialog()).queryByText('Tej czynności nie można cofnąć.')).toBeNull();
    await user.click((await dialog()).getByRole('button', { name: 'Usuń okładkę' }));
    await screen.findByText('Plik został usunięty');
    await waitFor(async () => expect((await preview()).queryByRole('img')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Usuń okładkę' })).toBeNull();
  });
});
