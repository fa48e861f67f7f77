import { paths } from '../../../../src/contract/paths.ts';
import type { Answers } from './answerWith.ts';
import { linkAnswer } from './linkAnswer.ts';
import { moveTo } from './moveTo.ts';
import type { ScreenState } from './ScreenState.ts';
import { arrived, submitTooLittle } from './steps.ts';

type Name =
  | 'registrationConfirm'
  | 'organizationRegistrationConfirm'
  | 'restoreAccount'
  | 'resetPassword'
  | 'registerCoordinator';

/** The call that returns the link's purpose. */
const calls: Readonly<Record<Name, string>> = {
  registrationConfirm: 'GET /api/users/mailed-link',
  organizationRegistrationConfirm: 'GET /api/users/mailed-link',
  restoreAccount: 'GET /api/users/mailed-link',
  resetPassword: 'GET /api/users/mailed-link',
  registerCoordinator: 'GET /api/organization-coordinators/invitations',
};

let links = 0;

/** A mailed link with a new token each time, because the last response is cached. */
function link(path: Name, answer: Answers[string]): Omit<ScreenState, 'name'> {
  return {
    as: 'visitor',
    path,
    at: () => {
      links += 1;
      return paths[path].getHref({ query: { token: String(links).padStart(43, 'x') } });
    },
    answers: () => ({ [calls[path]]: answer }),
    // A waiting page retries once the fake is removed, and would reach the server.
    ...(answer === 'never' ? { leave: ({ page }) => moveTo(page, '/no-such-page') } : { reach: arrived }),
  };
}

/** A link used by the page's button, or with the typed password. */
function used(
  path: Name,
  kind: string,
  { call, body, submit }: { call: string; body: object; submit: string },
): Omit<ScreenState, 'name'> {
  const preview = link(path, linkAnswer(kind));
  return {
    ...preview,
    answers: (world) => ({ ...preview.answers?.(world), [call]: { status: 200, body } }),
    reach: async (screen) => {
      await arrived(screen);
      const password = screen.main.getByRole('textbox', { name: screen.text('fields.password') });
      if ((await password.count()) > 0) await password.fill('Pierwsze-2026!');
      const submitButton = screen.button(submit);
      await submitButton.click();
      await submitButton.waitFor({ state: 'detached' });
    },
  };
}

const registrationConfirm = {
  call: 'GET /api/users/registration-confirm',
  submit: 'account.confirm.submit',
};
const organizationConfirm = {
  call: 'POST /api/organizations/email-confirmed',
  submit: 'registration.confirm.submit',
};
const restore = { call: 'GET /api/users/restore' };
const SESSION_CHECK = '401 POST /api/users/login';

const invitation = {
  at: ({ invited }) => paths.registerCoordinator.getHref({ query: { token: invited.token } }),
  path: 'registerCoordinator',
} satisfies Partial<ScreenState>;

export const linkStates: readonly ScreenState[] = [
  { name: 'a link under way', ...link('restoreAccount', 'never') },
  {
    name: 'a link without its token',
    as: 'visitor',
    path: 'restoreAccount',
    at: () => paths.restoreAccount.getHref(),
  },
  { name: 'a used link', ...link('registrationConfirm', 'token_used') },
  { name: 'an expired link', ...link('organizationRegistrationConfirm', 'token_invalid') },
  { name: 'a link while the server is away', ...link('registerCoordinator', 'service_unavailable') },
  { name: 'an old link for a password', ...link('resetPassword', 'token_used') },
  { name: 'an application to confirm', ...link('registrationConfirm', linkAnswer('application')) },
  { name: 'a changed e-mail to confirm', ...link('registrationConfirm', linkAnswer('changedEmail')) },
  {
    name: 'a registration to confirm',
    ...link('organizationRegistrationConfirm', linkAnswer('registration')),
  },
  { name: 'an account to restore', ...link('restoreAccount', linkAnswer('restore')) },
  { name: 'a former e-mail to put back', ...link('restoreAccount', linkAnswer('formerEmail')) },
  {
    name: 'a confirmed application',
    ...used('registrationConfirm', 'application', {
      ...registrationConfirm,
      body: { confirmed: 'application' },
    }),
    issues: () => [SESSION_CHECK],
  },
  {
    name: 'a confirmed e-mail',
    ...used('registrationConfirm', 'changedEmail', {
      ...registrationConfirm,
      body: { confirmed: 'changedEmail' },
    }),
    issues: () => [SESSION_CHECK],
  },
  {
    name: 'a confirmed registration of a foundation',
    ...used('organizationRegistrationConfirm', 'registration', {
      ...organizationConfirm,
      body: { status: 'pending' },
    }),
  },
  {
    name: 'an approved registration of a foundation',
    ...used('organizationRegistrationConfirm', 'registration', {
      ...organizationConfirm,
      body: { status: 'approved' },
    }),
  },
  {
    name: 'a restored account',
    ...used('restoreAccount', 'restore', {
      ...restore,
      submit: 'account.restore.restore.submit',
      body: { restored: 'account' },
    }),
  },
  {
    name: 'a former e-mail that is back',
    ...used('restoreAccount', 'formerEmail', {
      ...restore,
      submit: 'account.restore.formerEmail.submit',
      body: { restored: 'email' },
    }),
  },
  { name: 'an invitation', as: 'visitor', ...invitation, reach: arrived },
  {
    name: 'an invitation that is answered with nothing',
    as: 'visitor',
    ...invitation,
    reach: async (screen) => {
      await arrived(screen);
      await submitTooLittle('account.join.submit')(screen);
    },
  },
  { name: 'an invitation of somebody else', as: 'admin', ...invitation, reach: arrived },
];
