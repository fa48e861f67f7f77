// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { toast as toastify } from 'react-toastify/unstyled';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import RegistrationConfirmPage from '../../../src/panel/account/RegistrationConfirmPage.tsx';
import RestoreAccountPage from '../../../src/panel/account/RestoreAccountPage.tsx';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { renderVisitor } from '../support/renderVisitor.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';
import { done, newToken, serviceAway, tokenInvalid, tokenUsed } from '../support/tokens.ts';

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

describe('restoring an account', () => {
  const open = (token = newToken()) => renderVisitor(RestoreAccountPage, `/restore-account?token=${token}`);

  test('takes the leaving back and leads to the sign-in', async () => {
    const requests = stubFetch(done);
    const token = newToken();
    await open(token);
    expect(await screen.findByRole('heading', { name: /Konto zostało przywrócone/ })).toBeTruthy();
    expect(requests.map(({ method, url }) => `${method} ${url.replace(/^.*\/api/, '')}`)).toEqual([
      `GET /users/restore?token=${token}`,
    ]);
    expect(hrefOf('Zaloguj się')).toBe('/login');
  });

  test('a link that was used leads to the sign-in, an expired one to who can help', async () => {
    stubFetch(tokenUsed);
    const { unmount } = await open();
    expect(await screen.findByText(/zostało już przywrócone/)).toBeTruthy();
    expect(hrefOf('Zaloguj się')).toBe('/login');
    unmount();

    stubFetch(tokenInvalid);
    await open();
    expect(await screen.findByText(/w ciągu 14 dni/)).toBeTruthy();
  });

  test('while the API is away, nothing is lost', async () => {
    stubFetch(serviceAway);
    const { user } = await open();
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
    stubFetch(done);
    await user.click(again);
    expect(await screen.findByRole('heading', { name: /Konto zostało przywrócone/ })).toBeTruthy();
  });
});

describe('confirming the e-mail of a person', () => {
  const open = () => renderVisitor(RegistrationConfirmPage, `/registration-confirm?token=${newToken()}`);

  test('says so, to a visitor without a word about sessions', async () => {
    stubFetch((request) => (isSessionCheck(request) ? nobody() : done()));
    await open();
    expect(await screen.findByRole('heading', { name: 'Adres e-mail został potwierdzony' })).toBeTruthy();
    expect(hrefOf('Zaloguj się')).toBe('/login');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('who is signed in with another address goes on into the panel, under the new one', async () => {
    stubFetch((request) => (isSessionCheck(request) ? jsonResponse(buildUser()) : done()));
    await open();
    await screen.findByRole('heading', { name: 'Adres e-mail został potwierdzony' });
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
