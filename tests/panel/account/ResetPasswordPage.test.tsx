// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { toast as toastify } from 'react-toastify/unstyled';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import ResetPasswordPage from '../../../src/panel/account/ResetPasswordPage.tsx';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import { buildUser } from '../support/buildUser.ts';
import { expectFocusedHeading } from '../support/expectFocusedHeading.ts';
import { renderVisitor } from '../support/renderVisitor.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';
import { done, mailedLink, newToken, serviceAway, tokenInvalid, tokenUsed } from '../support/tokens.ts';

const password = 'Wiosna-2027!';

beforeEach(() => {
  stubBrowser();
  return () => {
    act(() => toastify.dismiss());
    vi.unstubAllGlobals();
  };
});

describe('without a token', () => {
  const open = () => renderVisitor(ResetPasswordPage, '/reset-password');
  const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /e-mail/i });

  test('asks for a link, says the same for any address, and may ask again', async () => {
    const requests = stubFetch(() => jsonResponse({ message: 'Wysłano' }, 202));
    const { user } = await open();
    expect(document.activeElement).toBe(email());
    await user.type(email(), 'anna@demo.example{Enter}');
    expect(await screen.findByText(/^Jeśli konto istnieje, wysłano wiadomość/)).toBeTruthy();
    expect(screen.getByText(/anna@demo\.example/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sprawdź pocztę' }));
    expect(await requests[0]?.json()).toEqual({ email: 'anna@demo.example' });

    await user.click(screen.getByRole('button', { name: 'Wyślij ponownie' }));
    expect(email().value).toBe('anna@demo.example');
    await user.click(screen.getByRole('button', { name: 'Wyślij link' }));
    await screen.findByRole('heading', { name: 'Sprawdź pocztę' });
    expect(requests).toHaveLength(2);
  });

  test('too many tries are told on the form, which keeps the address', async () => {
    stubFetch(() => {
      const answer = jsonResponse({ message: 'Zbyt wiele prób', messages: [], errors: [] }, 429);
      answer.headers.set('retry-after', '900');
      return answer;
    });
    const { user, container } = await open();
    await user.type(email(), 'anna@demo.example{Enter}');
    await waitFor(() =>
      expect(container.querySelector('form [role=alert]')?.textContent).toMatch(
        /Zbyt wiele prób.*Spróbuj ponownie o/,
      ),
    );
    expect(email().value).toBe('anna@demo.example');
  });
});

describe('with a token', () => {
  const open = (token = newToken()) => renderVisitor(ResetPasswordPage, `/reset-password?token=${token}`);
  const first = () => screen.getByLabelText<HTMLInputElement>(/^Hasło/);
  type View = Awaited<ReturnType<typeof open>>;
  const submit = async ({ user }: View) => {
    await user.type(await screen.findByLabelText(/^Hasło/), password);
    await user.type(screen.getByLabelText(/^Powtórz hasło/), password);
    await user.dblClick(screen.getByRole('button', { name: 'Zmień hasło' }));
  };

  test('sets the password once, says so and leads to the sign-in, whoever was signed in', async () => {
    const requests = stubFetch(mailedLink('resetPassword', done));
    const token = newToken();
    const view = await open(token);
    act(() => useSessionStore.setState({ user: buildUser() }));
    await submit(view);
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/login'));
    expect(requests).toHaveLength(2);
    expect(await requests[1]?.json()).toEqual({ token, password });
    expect(useSessionStore.getState().user).toBeNull();
  });

  test.each([
    ['used', tokenUsed, 'Token aktywacyjny został już wykorzystany'],
    ['expired', tokenInvalid, 'Token jest nieprawidłowy lub wygasł'],
  ])(
    'a link that is %s leads to a new one, at once or when it dies while somebody types',
    async (_, answer, title) => {
      stubFetch(answer);
      const first = await open();
      await expectFocusedHeading(title);
      expect(screen.queryByLabelText(/^Hasło/)).toBeNull();
      first.unmount();

      stubFetch(mailedLink('resetPassword', answer));
      const view = await open();
      await submit(view);
      await expectFocusedHeading(title);
      await view.user.click(screen.getByRole('link', { name: 'Poproś o nowy link' }));
      expect(await screen.findByRole('button', { name: 'Wyślij link' })).toBeTruthy();
    },
  );

  test('a link that is for something else leads to a new one', async () => {
    stubFetch(mailedLink('restore', done));
    await open();
    await expectFocusedHeading('Token jest nieprawidłowy lub wygasł');
    expect(screen.getByRole('link', { name: 'Poproś o nowy link' })).toBeTruthy();
  });

  test('while the API is away, what was typed stays', async () => {
    stubFetch(mailedLink('resetPassword', serviceAway));
    const view = await open();
    await submit(view);
    expect(await screen.findByText('Usługa jest niedostępna', { selector: 'form *' })).toBeTruthy();
    expect(first().value).toBe(password);
  });
});
