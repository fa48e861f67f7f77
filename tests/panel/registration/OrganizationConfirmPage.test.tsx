// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { toast as toastify } from 'react-toastify/unstyled';
import { beforeEach, expect, test, vi } from 'vitest';
import OrganizationConfirmPage from '../../../src/panel/registration/OrganizationConfirmPage.tsx';
import { renderVisitor } from '../support/renderVisitor.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';
import { mailedLink, newToken, tokenInvalid, tokenUsed } from '../support/tokens.ts';

beforeEach(() => {
  stubBrowser();
  return () => {
    act(() => toastify.dismiss());
    vi.unstubAllGlobals();
  };
});

const thanks = 'Dziękujemy za potwierdzenie adresu e-mail! Zgłoszenie jest weryfikowane.';
const open = (token = newToken()) =>
  renderVisitor(OrganizationConfirmPage, `/organization-registration-confirm?token=${token}`);
const linkNames = () => screen.getAllByRole('link').map((link) => link.textContent);

const confirm = async ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.type(await screen.findByLabelText(/^Hasło/), 'Pierwsze-2026!{Enter}');

test('thanks, and says that the submission is being verified', async () => {
  const requests = stubFetch(mailedLink('registration', () => jsonResponse({ status: 'pending' })));
  const token = newToken();
  const view = await open(token);
  expect(await screen.findByText(/przy rejestracji fundacji „Pomocna Dłoń”/)).toBeTruthy();
  expect(requests).toHaveLength(1);
  await confirm(view);
  expect(await screen.findByText(thanks)).toBeTruthy();
  expect(screen.getByText(/O wyniku napiszemy/)).toBeTruthy();
  expect(linkNames()).toEqual(['Strona główna']);
  expect(requests).toHaveLength(2);
  expect(await requests[1]?.json()).toEqual({ emailVerificationToken: token });
  const [, typed = ''] = requests[1]?.headers.get('authorization')?.split(' ') ?? [];
  expect(Buffer.from(typed, 'base64').toString()).toBe('anna@panel.example:Pierwsze-2026!');
});

test('where approval is automatic, one can sign in at once', async () => {
  stubFetch(mailedLink('registration', () => jsonResponse({ status: 'approved' })));
  await confirm(await open());
  expect(await screen.findByText(/fundacja jest zatwierdzona i można się zalogować/)).toBeTruthy();
  expect(linkNames()).toEqual(['Zaloguj się']);
});

test('a second tab is told kindly that all is done, an old link leads to another registration', async () => {
  stubFetch(tokenUsed);
  const { unmount } = await open();
  expect(await screen.findByText(/Adres e-mail jest już potwierdzony/)).toBeTruthy();
  expect(linkNames()).toEqual(['Zaloguj się']);
  unmount();

  stubFetch(tokenInvalid);
  await open();
  expect(await screen.findByText(/prosimy zarejestrować fundację jeszcze raz/)).toBeTruthy();
  expect(linkNames()).toEqual(['Zarejestruj fundację']);
});
