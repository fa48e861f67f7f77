// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/panel/data/ApiError.ts';
import { MailLink } from '../../../../src/panel/kit/link/MailLink.tsx';
import { i18nTexts } from '../../../harness/i18nTexts.ts';
import { buildProblem } from '../../support/buildProblem.ts';
import { expectFocusedHeading } from '../../support/expectFocusedHeading.ts';
import { renderInPanel } from '../../support/renderInPanel.tsx';
import { stubBrowser } from '../../support/stubBrowser.ts';
import { newToken } from '../../support/tokens.ts';

beforeEach(() => {
  stubBrowser();
  return () => vi.unstubAllGlobals();
});

const waysOn = {
  used: 'account.join.used',
  invalid: 'account.reset.invalid',
  actions: { invalid: <a href="/again">Nowy link</a> },
};
const used = i18nTexts.pl['account.join.used'] ?? '';
const invalid = i18nTexts.pl['account.reset.invalid'] ?? '';
const heading = () => screen.getByRole('heading', { level: 1 });

function open(send: (token: string) => Promise<string>, search = `?token=${newToken()}`) {
  const page = (
    <MailLink title="shell.titles.restoreAccount" send={send} waysOn={waysOn}>
      {(answer) => <h1 tabIndex={-1}>{answer}</h1>}
    </MailLink>
  );
  return renderInPanel([{ path: '/link', element: page }], { at: `/link${search}` });
}

test('sends the token and shows what it is for', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const send = vi.fn((_: string) => promise);
  const token = newToken();
  await open(send, `?token=${token}`);
  expect(heading().textContent).toBe('Przywracanie konta');
  resolve('Gotowe');
  await expectFocusedHeading('Gotowe');
  expect(new Set(send.mock.calls.flat())).toEqual(new Set([token]));
});

test.each([
  ['used', 409, 'token_used', 'Token aktywacyjny został już wykorzystany', used, 'Zaloguj się'],
  ['unknown or expired', 404, 'token_invalid', 'Token jest nieprawidłowy lub wygasł', invalid, 'Nowy link'],
] as const)(
  'a token that is %s: what that means, and the way on',
  async (_, status, code, title, text, link) => {
    await open(() => Promise.reject(new ApiError(status, buildProblem({ status, code }))));
    await expectFocusedHeading(title);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: link })).toBeTruthy();
  },
);

test('a token that was cut short is an invalid one', async () => {
  const errors = [{ field: 'token', code: 'token', message: 'Token wygasł' }];
  await open(() => Promise.reject(new ApiError(400, buildProblem({ errors }))), '?token=abc');
  expect(await screen.findByText(invalid)).toBeTruthy();
});

test.each(['', '?token='])(
  'an address without a token (%j) asks for the whole link, and sends nothing',
  async (search) => {
    const send = vi.fn();
    await open(send, search);
    expect(heading().textContent).toBe('Link jest niepełny');
    expect(screen.getByRole('link', { name: 'Strona główna' })).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
  },
);

test('what has come in between is told, without another try', async () => {
  const message = 'Konto z tym adresem już istnieje';
  await open(() =>
    Promise.reject(new ApiError(409, buildProblem({ status: 409, code: 'email_taken', message }))),
  );
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Nowy link' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [
    'an API that is away',
    new ApiError(503, buildProblem({ message: 'Usługa niedostępna' })),
    'Usługa niedostępna',
  ],
  ['a cut network', new TypeError('Failed to fetch'), 'Za chwilę może się udać'],
])('%s: another try sends again', async (_, error, text) => {
  const send = vi.fn(async (): Promise<string> => 'Gotowe').mockRejectedValueOnce(error);
  await open(send);
  expect(await screen.findByText(text, { exact: false })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('heading', { name: 'Gotowe' })).toBeTruthy();
  expect(send).toHaveBeenCalledTimes(2);
});
