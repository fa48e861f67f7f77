// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { InvitationInputForm } from '../../../src/contract/generated/forms/InvitationInput.ts';
import { askForRenewal } from '../../../src/panel/data/renewal.ts';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import { ContractForm } from '../../../src/panel/kit/form/ContractForm.tsx';
import { hasUnsavedForm } from '../../../src/panel/kit/form/UnsavedGuard.tsx';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';
import { renewalDialog, signInAgain, stubEndedSession } from '../support/stubSession.ts';

const user = buildUser();
const pages = [
  { path: '/', element: <p>Strona główna</p> },
  {
    path: '/form',
    element: (
      <ContractForm form={InvitationInputForm} submitLabel="Wyślij" onSubmit={async () => undefined} />
    ),
  },
];
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Imię/, hidden: true });
const dialog = () => screen.queryByRole('dialog');

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  stubFetch(() => jsonResponse(user));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    useSessionStore.setState({ user: undefined });
  };
});

/** A field hands on what is typed only once that is painted. */
const typeName = async () => {
  await userEvent.type(field(), 'Magda');
  await waitFor(() => expect(hasUnsavedForm()).toBe(true));
};
const open = () => renderMember(pages, { at: '/form', user });

/** What another tab of the browser writes; nothing removes it. */
const elsewhere = (session?: string) =>
  act(async () => {
    if (session) localStorage.setItem('session', session);
    else localStorage.removeItem('session');
    dispatchEvent(new StorageEvent('storage', { key: 'session' }));
  });

describe('what another tab does', () => {
  test('signing out there leaves a page that is only read', async () => {
    const { router } = await open();
    await elsewhere();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(new URLSearchParams(router.state.location.search).get('from')).toBe('/form');
    expect(useSessionStore.getState().user).toBeNull();
  });

  test('with something typed the page stays, and goes on once the same person has signed in there', async () => {
    const { router } = await open();
    await typeName();
    await elsewhere();
    await renewalDialog();
    expect(router.state.location.pathname).toBe('/form');
    await elsewhere(user.id);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(field().value).toBe('Magda');
    expect(useSessionStore.getState().user).toEqual(user);
  });

  test('somebody else who signs in there gets nothing of what is typed', async () => {
    await open();
    await typeName();
    await elsewhere('01980000-0000-7000-8000-000000000002');
    expect((await renewalDialog()).textContent).toContain('W innej karcie zalogowała się inna osoba');
    expect(field().value).toBe('Magda');
  });

  test('a session that has ended there has ended here, whatever is on the page', async () => {
    await open();
    await elsewhere(`${user.id} ended`);
    await renewalDialog();
    await elsewhere(user.id);
    await waitFor(() => expect(dialog()).toBeNull());
  });
});

describe('the dialog', () => {
  test('knows the e-mail, wants a password, and tells a refusal and when to try again', async () => {
    const { people } = stubEndedSession();
    await open();
    act(askForRenewal);
    await renewalDialog();
    const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
    expect(email.value).toBe(user.email);
    await userEvent.click(screen.getByRole('button', { name: 'Zaloguj się i kontynuuj' }));
    expect(await screen.findByText('To pole jest wymagane')).toBeDefined();

    await signInAgain('Not-the-one-2026!');
    expect(await screen.findByText('Błędne hasło')).toBeDefined();
    const later = jsonResponse(
      buildProblem({ status: 429, code: 'too_many_requests', message: 'Za dużo prób' }),
      429,
    );
    later.headers.set('retry-after', '60');
    stubFetch(() => later);
    await signInAgain();
    expect(await screen.findByText('Za dużo prób')).toBeDefined();
    expect(screen.getByText(/^Spróbuj ponownie o/)).toBeDefined();
    expect(people).toHaveLength(1);
  });

  test('without a network it says so, and keeps the password', async () => {
    await open();
    act(askForRenewal);
    await renewalDialog();
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await signInAgain();
    expect(await screen.findByText(/^Brak połączenia z internetem/)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Hasło').value).not.toBe('');
    vi.restoreAllMocks();
  });

  test('is not closed by a key or a press beside it', async () => {
    await open();
    act(askForRenewal);
    await renewalDialog();
    await userEvent.keyboard('{Escape}');
    expect(dialog()).not.toBeNull();
  });
});

describe('a page that wakes up', () => {
  test('asks after the session, once in three minutes at most', async () => {
    const { requests } = stubEndedSession();
    await open();
    const checks = () => requests.filter(({ url }) => url.endsWith('/users/login')).length;
    const now = Date.now();
    const wake = async (minutes: number) => {
      vi.spyOn(Date, 'now').mockReturnValue(now + minutes * 60_000);
      await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    };
    await wake(1);
    expect(checks()).toBe(0);
    await wake(600);
    expect(checks()).toBe(1);
    await renewalDialog();
    await wake(601);
    expect(checks()).toBe(1);
    vi.restoreAllMocks();
  });
});
