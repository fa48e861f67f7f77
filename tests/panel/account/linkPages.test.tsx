// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { toast as toastify } from 'react-toastify/unstyled';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import RegistrationConfirmPage from '../../../src/panel/account/RegistrationConfirmPage.tsx';
import RestoreAccountPage from '../../../src/panel/account/RestoreAccountPage.tsx';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { expectFocusedHeading } from '../support/expectFocusedHeading.ts';
import { renderVisitor } from '../support/renderVisitor.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';
import { isPreview, mailedLink, newToken, serviceAway, tokenInvalid, tokenUsed } from '../support/tokens.ts';

beforeEach(() => {
  stubBrowser();
  return () => {
    act(() => toastify.dismiss());
    vi.unstubAllGlobals();
  };
});

const nobody = () => jsonResponse(buildProblem({ status: 401, code: 'unauthenticated' }), 401);
const isSessionCheck = ({ url }: Request) => url.endsWith('/users/login');
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const callsOf = (requests: readonly Request[]) =>
  requests.map(({ method, url }) => `${method} ${url.replace(/^.*\/api/, '')}`);
const button = (name: string) => screen.findByRole('button', { name });

describe('restoring an account', () => {
  const open = (token = newToken()) => renderVisitor(RestoreAccountPage, `/restore-account?token=${token}`);
  const restored = (what: string) => () => jsonResponse({ restored: what });

  test('takes the leaving back when a person says so, and leads to the sign-in', async () => {
    const requests = stubFetch(mailedLink('restore', restored('account')));
    const token = newToken();
    const { user } = await open(token);
    const submit = await button('Przywróć konto');
    await waitFor(() => expect(document.activeElement).toBe(submit));
    expect(callsOf(requests)).toEqual([`GET /users/mailed-link?token=${token}`]);
    await user.dblClick(submit);
    await expectFocusedHeading('Konto zostało przywrócone. Możesz się zalogować');
    expect(callsOf(requests).slice(1)).toEqual([`GET /users/restore?token=${token}`]);
    expect(requests[1]?.headers.get('source-device')).toBe('web');
    expect(hrefOf('Zaloguj się')).toBe('/login');
  });

  test('puts a former address back, says where the mail went, and knows nobody as signed in', async () => {
    stubFetch(mailedLink('formerEmail', restored('email')));
    const { user } = await open();
    const submit = await button('Przywróć adres');
    expect(screen.getByText(/znów będzie miało adres anna@panel\.example/)).toBeTruthy();
    act(() => useSessionStore.setState({ user: buildUser() }));
    await user.click(submit);
    await expectFocusedHeading('Adres został przywrócony');
    expect(screen.getByText(/Na adres anna@panel\.example wysłaliśmy link/)).toBeTruthy();
    expect(useSessionStore.getState().user).toBeNull();
  });

  test('a link that was used leads to the sign-in, an expired one to who can help, one of another kind, too', async () => {
    stubFetch(tokenUsed);
    const { unmount } = await open();
    expect(await screen.findByText(/zostało już przywrócone/)).toBeTruthy();
    expect(hrefOf('Zaloguj się')).toBe('/login');
    unmount();

    stubFetch(tokenInvalid);
    const second = await open();
    expect(await screen.findByText(/w ciągu 14 dni/)).toBeTruthy();
    second.unmount();

    stubFetch(mailedLink('application', restored('account')));
    await open();
    expect(await screen.findByText(/w ciągu 14 dni/)).toBeTruthy();
  });

  test('a link that dies before the press says so', async () => {
    stubFetch(mailedLink('restore', tokenUsed));
    const { user } = await open();
    await user.click(await button('Przywróć konto'));
    expect(await screen.findByText(/zostało już przywrócone/)).toBeTruthy();
  });

  test('while the API is away, nothing is lost', async () => {
    stubFetch(serviceAway);
    const { user } = await open();
    const again = await button('Spróbuj ponownie');
    stubFetch(mailedLink('restore', serviceAway));
    await user.click(again);
    await user.click(await button('Przywróć konto'));
    expect(
      await screen.findByText('Usługa jest niedostępna', { selector: '.MuiAlert-message' }),
    ).toBeTruthy();
    stubFetch(restored('account'));
    await user.click(await button('Przywróć konto'));
    expect(await screen.findByRole('heading', { name: /Konto zostało przywrócone/ })).toBeTruthy();
  });
});

describe('confirming the e-mail of a person', () => {
  const open = () => renderVisitor(RegistrationConfirmPage, `/registration-confirm?token=${newToken()}`);
  const confirmed = (what: string) => () => jsonResponse({ confirmed: what });
  const password = () => screen.findByLabelText<HTMLInputElement>(/^Hasło/);

  test('says so of an application, to a visitor without a word about sessions', async () => {
    const answer = mailedLink('application', confirmed('application'));
    const requests = stubFetch((request) => (isSessionCheck(request) ? nobody() : answer(request)));
    const { user } = await open();
    await user.type(await password(), 'Pierwsze-2026!{Enter}');
    expect(await screen.findByRole('heading', { name: 'Adres e-mail został potwierdzony' })).toBeTruthy();
    expect(screen.getByText(/Zgłoszenie trafiło właśnie do fundacji „Pomocna Dłoń”/)).toBeTruthy();
    const used = requests.find(({ url }) => url.includes('/users/registration-confirm'));
    const [, token = ''] = used?.headers.get('authorization')?.split(' ') ?? [];
    expect(Buffer.from(token, 'base64').toString()).toBe('anna@panel.example:Pierwsze-2026!');
    expect(hrefOf('Zaloguj się')).toBe('/login');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('another password than was typed is told on the field, and the next one is taken', async () => {
    const message = 'To nie jest hasło';
    const errors = [{ field: 'password', code: 'typedPassword', message }];
    const answer = mailedLink('application', () =>
      jsonResponse(buildProblem({ status: 400, code: 'invalid_input', message, errors }), 400),
    );
    stubFetch((request) => (isSessionCheck(request) ? nobody() : answer(request)));
    const { user } = await open();
    await user.type(await password(), 'Obce-2026!{Enter}');
    expect(await screen.findByText(message)).toBeTruthy();
    const right = mailedLink('application', confirmed('application'));
    stubFetch((request) => (isSessionCheck(request) ? nobody() : right(request)));
    await user.type(await password(), '{Enter}');
    expect(await screen.findByRole('heading', { name: 'Adres e-mail został potwierdzony' })).toBeTruthy();
  });

  test('who is signed in with another address goes on into the panel, under the new one', async () => {
    const answer = mailedLink('changedEmail', confirmed('changedEmail'));
    const requests = stubFetch((request) =>
      isSessionCheck(request) ? jsonResponse(buildUser()) : answer(request),
    );
    const { user } = await open();
    const submit = await button('Potwierdź');
    expect(requests.every(isPreview)).toBe(true);
    await user.click(submit);
    await screen.findByRole('heading', { name: 'Adres e-mail został potwierdzony' });
    expect(screen.getByText('Od teraz ten adres służy do logowania.')).toBeTruthy();
    expect(hrefOf('Przejdź do panelu')).toBe('/overview');
  });

  test('used and invalid links say what to do', async () => {
    stubFetch(tokenUsed);
    const { unmount } = await open();
    expect(await screen.findByText(/jest już potwierdzony/)).toBeTruthy();
    unmount();

    stubFetch(tokenInvalid);
    await open();
    expect(await screen.findByText(/działa przez 48 godzin/)).toBeTruthy();
  });
});
