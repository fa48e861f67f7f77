import { paths } from '../../../../src/contract/paths.ts';
import { linkAnswer } from './linkAnswer.ts';
import type { ScreenState } from './ScreenState.ts';
import { arrived, submitTooLittle } from './steps.ts';

const visitor = { as: 'visitor' } as const;
const login = { ...visitor, path: 'login', at: () => paths.login.getHref() } as const;
const report = {
  ...visitor,
  path: 'reportProblem',
  at: () => paths.reportProblem.getHref({ query: { page: paths.register.getHref() } }),
} as const;
const reset = { ...visitor, path: 'resetPassword', at: () => paths.resetPassword.getHref() } as const;
const newPassword = {
  ...reset,
  at: () => paths.resetPassword.getHref({ query: { token: 'n'.repeat(43) } }),
  answers: () => ({ 'GET /api/users/mailed-link': linkAnswer('resetPassword') }),
  reach: arrived,
} as const;
const refusedLogin = (
  answer: 'invalid_credentials' | 'too_many_requests' | 'email_unconfirmed',
): Partial<ScreenState> => ({
  answers: () => ({ 'POST /api/users/login': answer }),
  reach: async ({ main, button, text }) => {
    await main.getByRole('textbox', { name: text('fields.email') }).fill('anna@panel.example');
    await main.getByRole('textbox', { name: text('fields.password') }).fill('Zapomniane-1');
    await button('account.login.submit').click();
    // Without a role: it is no live region if a toast says the same.
    await main.locator('.MuiAlert-root:visible').first().waitFor();
  },
});

/** Public pages, except those behind mailed links. */
export const visitorStates: readonly ScreenState[] = [
  { ...visitor, name: 'the landing page', path: 'landing', at: () => paths.landing.getHref() },
  {
    ...visitor,
    name: 'the menu of languages',
    path: 'landing',
    at: () => paths.landing.getHref(),
    reach: async ({ page }) => {
      await page.getByRole('banner').getByRole('button').first().click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    ...visitor,
    name: 'the landing page while it waits for its numbers',
    path: 'landing',
    at: () => paths.landing.getHref({ query: { again: '1' } }),
    answers: () => ({ 'GET /api/statistics': 'never' }),
    isLoading: true,
  },
  {
    ...visitor,
    name: 'the landing page of who wanted another',
    path: 'landing',
    at: () => paths.landing.getHref({ query: { from: paths.volunteers.getHref() } }),
  },
  {
    ...visitor,
    name: 'the landing page of a volunteer who wanted another',
    path: 'landing',
    at: () => paths.volunteers.getHref(),
    answers: () => ({ 'POST /api/users/login': 'panel_for_coordinators' }),
  },
  { ...visitor, name: 'the manual', path: 'manual', at: () => paths.manual.getHref() },
  { ...visitor, name: 'the page about the app', path: 'app', at: () => paths.app.getHref() },
  {
    ...visitor,
    name: 'the link to copy by hand',
    path: 'app',
    at: () => paths.app.getHref(),
    reach: async ({ page, main, button, text }) => {
      await page.evaluate(() =>
        Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
      );
      await button('kit.copy.link.copy').click();
      await main.getByRole('textbox', { name: text('kit.copy.link.field') }).waitFor();
    },
    leave: ({ page }) => page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard')),
  },
  { ...visitor, name: 'the terms', path: 'terms', at: () => paths.terms.getHref() },
  { ...visitor, name: 'the privacy policy', path: 'privacy', at: () => paths.privacy.getHref() },
  { ...report, name: 'reporting a problem' },
  { ...report, name: 'reporting a problem with nothing', reach: submitTooLittle('problems.submit') },
  {
    ...report,
    name: 'a problem that was reported',
    answers: () => ({ 'POST /api/problem-reports': { status: 202, body: { message: 'Wysłane' } } }),
    reach: async ({ main, button, text }) => {
      await main.getByRole('textbox', { name: text('fields.problem') }).fill('Nie da się zapisać szkicu.');
      await main.getByRole('textbox', { name: text('fields.replyEmail') }).fill('anna@panel.example');
      await button('problems.submit').click();
      await main.getByRole('heading', { name: text('problems.sent.title') }).waitFor();
    },
  },
  { ...visitor, name: 'no page', at: () => '/nowhere' },
  { ...login, name: 'signing in' },
  {
    ...login,
    name: 'signing in to open a page',
    at: () => paths.login.getHref({ query: { from: paths.volunteers.getHref() } }),
  },
  {
    ...login,
    name: 'signing in with nothing',
    reach: submitTooLittle('account.login.submit'),
  },
  { ...login, name: 'a refused sign-in', ...refusedLogin('invalid_credentials') },
  { ...login, name: 'a sign-in that waits for the confirmation', ...refusedLogin('email_unconfirmed') },
  { ...login, name: 'too many sign-ins', ...refusedLogin('too_many_requests') },
  { ...reset, name: 'a forgotten password' },
  {
    ...reset,
    name: 'a forgotten password of nobody',
    reach: submitTooLittle('account.forgot.submit'),
  },
  {
    ...reset,
    name: 'the mail that resets a password',
    answers: () => ({ 'POST /api/users/forgot-password': { status: 202 } }),
    reach: async ({ main, button, text }) => {
      await main.getByRole('textbox', { name: text('fields.email') }).fill('anna@panel.example');
      await button('account.forgot.submit').click();
      await main.getByRole('heading', { name: text('account.forgot.sentTitle') }).waitFor();
    },
  },
  { ...newPassword, name: 'a new password' },
  {
    ...newPassword,
    name: 'a new password that is none',
    reach: async (screen) => {
      await arrived(screen);
      await submitTooLittle('account.reset.submit')(screen);
    },
  },
];
