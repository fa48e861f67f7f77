// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { toast as toastify } from 'react-toastify/unstyled';
import { beforeEach, expect, test, vi } from 'vitest';
import RegisterPage from '../../../src/panel/registration/RegisterPage.tsx';
import { buildProblem } from '../support/buildProblem.ts';
import { expectFocusedHeading } from '../support/expectFocusedHeading.ts';
import { renderVisitor } from '../support/renderVisitor.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';
import { serviceAway } from '../support/tokens.ts';

const password = 'Wiosna-2027!';
const email = 'anna@pomocna.example';
const description = 'Wspieramy osoby starsze w Łodzi. '.repeat(8).trim();

beforeEach(() => {
  stubBrowser();
  sessionStorage.clear();
  return () => {
    act(() => toastify.dismiss());
    vi.unstubAllGlobals();
  };
});

const open = () => renderVisitor(RegisterPage, '/register');
type View = Awaited<ReturnType<typeof open>>;

const step = () => screen.getByRole('heading', { level: 2 }).textContent;
const inputOf = ({ container }: View, name: string) => {
  const input = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!input) throw new Error(`no input ${name}`);
  return input;
};
const fill = (view: View, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    const input = inputOf(view, name);
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  }
};
const next = (view: View, name = 'Dalej') => view.user.click(screen.getByRole('button', { name }));

/** Fills in all steps but the last button. */
async function fillAll(view: View) {
  fill(view, {
    'organization.name': 'Fundacja Pomocna Dłoń',
    'organization.vatNr': '123-456-32-18',
    'organization.description': description,
  });
  await view.user.click(screen.getByRole('checkbox', { name: 'Osoby starsze' }));
  await next(view);
  fill(view, { 'organization.email': 'kontakt@pomocna.example', 'organization.phone': '601 234 567' });
  await next(view);
  await view.user.type(await screen.findByRole('combobox', { name: /^Kraj/ }), 'Polska{Enter}');
  fill(view, {
    'organization.postCode': '90-001',
    'organization.city': 'Łódź',
    'organization.street': 'Piotrkowska',
    'organization.houseNumber': '4A',
  });
  await next(view);
  await next(view);
  fill(view, {
    'admin.firstname': 'Anna',
    'admin.lastname': 'Kowalska',
    'admin.email': email,
    'admin.phone': '601234567',
    'admin.password': password,
    'admin.passwordRepeat': password,
  });
  await next(view);
  await view.user.click(screen.getByRole('checkbox', { name: /regulamin/ }));
  await view.user.click(screen.getByRole('checkbox', { name: /prywatności/ }));
}

test('the country is there, and can be another', async () => {
  const view = await open();
  const country = await screen.findByRole('combobox', { name: /^Kraj/, hidden: true });
  expect((country as HTMLInputElement).value).toBe('Polska');
  expect(inputOf(view, 'organization.city').value).toBe('');
});

test('how long the description has to be is told before a letter is typed, and then how much is missing', async () => {
  const view = await open();
  expect(screen.getByText(/opis.+co najmniej 200 znaków/)).toBeTruthy();
  const below = () =>
    document.getElementById(`${inputOf(view, 'organization.description').id}-helper-text`)?.textContent;
  expect(below()).toBe('Wpisz co najmniej 200 znaków0 z 1500');
  fill(view, { 'organization.description': 'x'.repeat(198) });
  await waitFor(() => expect(below()).toContain('jeszcze 2 znaki'));
  fill(view, { 'organization.description': 'x'.repeat(200) });
  await waitFor(() => expect(below()).toContain('200 z 1500'));
});

test('a NIP with a wrong checksum is told as soon as it is left, and goes with the right digit', async () => {
  const view = await open();
  const vatNr = inputOf(view, 'organization.vatNr');
  await view.user.type(vatNr, '1234563219');
  await view.user.tab();
  expect(await screen.findByText('Numer VAT (NIP) jest nieprawidłowy')).toBeTruthy();
  await view.user.type(vatNr, '{Backspace}8');
  await waitFor(() => expect(screen.queryByText('Numer VAT (NIP) jest nieprawidłowy')).toBeNull());
});

test('step by step to the page that says where the mail went; it outlives a reload', async () => {
  const requests = stubFetch(() => jsonResponse({ message: 'Wysłano' }, 202));
  const view = await open();
  await fillAll(view);
  await view.user.dblClick(screen.getByRole('button', { name: 'Wyślij zgłoszenie' }));

  await expectFocusedHeading('Sprawdź pocztę');
  expect(screen.getByText(new RegExp(email))).toBeTruthy();
  expect(screen.getByText('Zgłoszenie zostało wysłane')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zaloguj się' }).getAttribute('href')).toBe('/login');
  expect(view.router.state.location).toMatchObject({ pathname: '/register', state: { sentTo: email } });
  expect(sessionStorage.length).toBe(0);

  expect(requests).toHaveLength(1);
  expect(await requests[0]?.json()).toMatchObject({
    organization: { vatNr: '123-456-32-18', phone: '+48601234567', country: { code: 'PL', name: 'Polska' } },
    admin: { email, password },
    consents: { terms: true, privacy: true },
  });

  await view.user.click(await screen.findByRole('button', { name: 'Wyślij wiadomość ponownie' }));
  expect(await screen.findByText(/Jeśli adres czeka na potwierdzenie/)).toBeTruthy();
  expect(await requests[1]?.json()).toEqual({ email });

  await view.user.click(screen.getByRole('link', { name: 'Zarejestruj jeszcze raz' }));
  expect(await screen.findByRole('heading', { name: 'Rejestracja fundacji' })).toBeTruthy();
});

test('after a reload, such as a change of language, the step and what was typed are there again', async () => {
  const first = await open();
  fill(first, {
    'organization.name': 'Fundacja Pomocna Dłoń',
    'organization.vatNr': '1234563218',
    'organization.description': description,
  });
  await first.user.click(screen.getByRole('checkbox', { name: 'Osoby starsze' }));
  await next(first);
  fill(first, { 'organization.email': 'kontakt@pomocna.example' });
  cleanup();

  const view = await open();
  expect(step()).toBe('Kontakt');
  expect(inputOf(view, 'organization.email').value).toBe('kontakt@pomocna.example');
  expect(inputOf(view, 'organization.name').value).toBe('Fundacja Pomocna Dłoń');
});

test('an e-mail that is taken opens its step and is told on the field', async () => {
  const message = 'Konto z podanym adresem e-mail już istnieje!';
  const errors = [{ field: 'admin.email', code: 'email_taken', message }];
  stubFetch(() => jsonResponse(buildProblem({ status: 409, code: 'email_taken', message, errors }), 409));
  const view = await open();
  await fillAll(view);
  await next(view, 'Wyślij zgłoszenie');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(step()).toBe('Administrator');
  expect(document.activeElement).toBe(inputOf(view, 'admin.email'));
});

test('while the API is away, all that was typed stays, and a second try sends it', async () => {
  stubFetch(serviceAway);
  const view = await open();
  await fillAll(view);
  await next(view, 'Wyślij zgłoszenie');
  expect(await screen.findByText('Usługa jest niedostępna', { selector: 'form *' })).toBeTruthy();
  expect(inputOf(view, 'organization.description').value).toBe(description);
  expect(inputOf(view, 'admin.password').value).toBe(password);

  stubFetch(() => jsonResponse({ message: 'Wysłano' }, 202));
  await next(view, 'Wyślij zgłoszenie');
  await waitFor(() => expect(view.router.state.location.state).toEqual({ sentTo: email }));
});
