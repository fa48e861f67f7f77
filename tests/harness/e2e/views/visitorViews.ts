import { paths } from '../../../../src/contract/paths.ts';
import type { PanelPath } from '../../../../src/contract/TypedPath.ts';
import { failing, opened, refused } from './states.ts';
import type { View } from './View.ts';

const unknownToken = 'A'.repeat(43);

const landing = page('landing', () => paths.landing.getHref());
const login = page('login', () => paths.login.getHref());
const reportProblem = page('reportProblem', () => paths.reportProblem.getHref());
const register = page('register', () => paths.register.getHref());
const resetPassword = page('resetPassword', () => paths.resetPassword.getHref());
const registerCoordinator: View = {
  ...page('registerCoordinator', ({ invitation: token }) =>
    token === undefined ? undefined : paths.registerCoordinator.getHref({ query: { token } }),
  ),
  data: ['usual', 'longest'],
};

const previewCall = '**/api/users/mailed-link*';

/** Views of visitors, by path name. */
export const visitorViews = {
  landing: [
    landing,
    opened(landing, 'languages', (it) => it.getByRole('banner').getByRole('button').first()),
  ],
  app: [page('app', () => paths.app.getHref())],
  terms: [page('terms', () => paths.terms.getHref())],
  privacy: [page('privacy', () => paths.privacy.getHref())],
  reportProblem: [reportProblem, refused(reportProblem)],
  login: [login, refused(login)],
  register: [register, refused(register)],
  registrationConfirm: linkStates('registrationConfirm', paths.registrationConfirm, 'application'),
  organizationRegistrationConfirm: linkStates(
    'organizationRegistrationConfirm',
    paths.organizationRegistrationConfirm,
    'registration',
  ),
  restoreAccount: linkStates('restoreAccount', paths.restoreAccount, 'formerEmail'),
  resetPassword: [
    resetPassword,
    {
      ...resetPassword,
      name: 'resetPassword-sent',
      action: async (it) => {
        await it.getByRole('textbox').fill('anna.kowalska@mail.example');
        await it.locator('main form button[type=submit]').click();
        await it.locator('main form').waitFor({ state: 'detached' });
      },
    },
    {
      ...resetPassword,
      name: 'resetPassword-new',
      href: () => paths.resetPassword.getHref({ query: { token: unknownToken } }),
      prepare: toLink('resetPassword'),
    },
  ],
  registerCoordinator: [
    registerCoordinator,
    refused(registerCoordinator),
    {
      ...page('registerCoordinator-signedIn', registerCoordinator.href),
      visitor: false,
      data: ['usual', 'longest'],
    },
    {
      ...page('registerCoordinator-invalid', () =>
        paths.registerCoordinator.getHref({ query: { token: unknownToken } }),
      ),
    },
  ],
  manual: [page('manual', () => paths.manual.getHref())],
  notFound: [page('notFound', () => '/nothing-is-here')],
} as const satisfies Record<string, readonly View[]>;

function page(name: string, href: View['href']): View {
  return { name, href, data: ['usual'], visitor: true };
}

/** Fakes the API's response about the link's purpose. */
function toLink(kind: string): NonNullable<View['prepare']> {
  const json = { kind, email: 'anna.kowalska@mail.example', organizationName: 'Fundacja Pomocna Dłoń' };
  return (it) => it.route(previewCall, (route) => route.fulfill({ json }));
}

/** States of a page behind a mailed link: valid, unknown, incomplete, or not checkable. */
function linkStates(name: string, path: PanelPath, kind: string): readonly View[] {
  const view = page(name, () => `${path.pattern}?token=${unknownToken}`);
  return [
    { ...view, prepare: toLink(kind) },
    { ...view, name: `${name}-invalid` },
    { ...view, name: `${name}-missing`, href: () => path.pattern },
    failing(view, previewCall),
  ];
}
