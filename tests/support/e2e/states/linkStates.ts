import { paths } from '../../../../src/contract/paths.ts';
import type { Answers } from './answerWith.ts';
import type { ScreenState } from './ScreenState.ts';
import { submitTooLittle } from './steps.ts';

type Name =
  | 'registrationConfirm'
  | 'organizationRegistrationConfirm'
  | 'restoreAccount'
  | 'registerCoordinator';

const calls: Readonly<Record<Name, string>> = {
  registrationConfirm: 'GET /api/users/registration-confirm',
  organizationRegistrationConfirm: 'POST /api/organizations/email-confirmed',
  restoreAccount: 'GET /api/users/restore',
  registerCoordinator: 'GET /api/organization-coordinators/invitations',
};

/** Once the API has said what is to be seen. */
export const arrived: NonNullable<ScreenState['reach']> = ({ main, text }) =>
  main.getByText(text('kit.link.sending')).waitFor({ state: 'detached' });

let links = 0;

/** A link out of a mail, a new one each time: what the API said of the last is remembered. */
function link(path: Name, answer: Answers[string]): Omit<ScreenState, 'name'> {
  return {
    as: 'visitor',
    path,
    at: () => {
      links += 1;
      return paths[path].getHref({ query: { token: String(links).padStart(43, 'x') } });
    },
    answers: () => ({ [calls[path]]: answer }),
    ...(answer !== 'never' && { reach: arrived }),
  };
}

const invitation = {
  at: ({ invited }) => paths.registerCoordinator.getHref({ query: { token: invited.token } }),
  path: 'registerCoordinator',
} satisfies Partial<ScreenState>;

/** Where the links out of mails lead. */
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
  {
    name: 'a confirmed e-mail',
    ...link('registrationConfirm', { status: 204 }),
    faults: () => ['401 POST /api/users/login'],
  },
  {
    name: 'a confirmed registration of a foundation',
    ...link('organizationRegistrationConfirm', { status: 200, body: { status: 'pending' } }),
  },
  {
    name: 'an approved registration of a foundation',
    ...link('organizationRegistrationConfirm', { status: 200, body: { status: 'approved' } }),
  },
  { name: 'a restored account', ...link('restoreAccount', { status: 204 }) },
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
