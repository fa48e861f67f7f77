/**
 * Every page of the panel (specification, section 2, and what it mentions elsewhere): its address, the i18n key of its
 * title, and whether it opens without a session. The server reads it too, for the links in mails.
 *
 * @example
 * paths.volunteer.getHref({ profileId: volunteer.id }); // '/volunteer/0190…'
 * paths.restoreAccount.getHref({ query: { token } }); // '/restore-account?token=…'
 */
export const paths = {
  landing: visitors('/', 'shell.titles.landing'),
  login: visitors('/login', 'shell.titles.login'),
  register: visitors('/register', 'shell.titles.register'),
  registrationConfirm: visitors('/registration-confirm', 'shell.titles.registrationConfirm'),
  organizationRegistrationConfirm: visitors(
    '/organization-registration-confirm',
    'shell.titles.organizationRegistrationConfirm',
  ),
  restoreAccount: visitors('/restore-account', 'shell.titles.restoreAccount'),
  resetPassword: visitors('/reset-password', 'shell.titles.resetPassword'),
  registerCoordinator: visitors('/register-coordinator', 'shell.titles.registerCoordinator'),
  manual: visitors('/manual', 'shell.titles.manual'),
  app: visitors('/app', 'shell.titles.app'),
  terms: visitors('/terms', 'shell.titles.terms'),
  privacy: visitors('/privacy', 'shell.titles.privacy'),
  reportProblem: visitors('/report-problem', 'shell.titles.reportProblem'),

  overview: members('/overview', 'shell.titles.overview'),
  peopleInNeed: members('/people-in-need', 'shell.titles.peopleInNeed'),
  personInNeed: members('/people-in-need/:profileId', 'shell.titles.personInNeed'),
  volunteers: members('/volunteers', 'shell.titles.volunteers'),
  volunteer: members('/volunteer/:profileId', 'shell.titles.volunteer'),
  ourTeam: members('/our-team', 'shell.titles.ourTeam'),
  inviteCoordinator: members('/invite-coordinator', 'shell.titles.inviteCoordinator'),
  coordinator: members('/coordinator/:profileId', 'shell.titles.coordinator'),
  events: members('/events', 'shell.titles.events'),
  createEvent: members('/create-event', 'shell.titles.createEvent'),
  editEvent: members('/edit-event/:eventId', 'shell.titles.editEvent'),
  event: members('/event/:eventId', 'shell.titles.event'),
  eventParticipants: members('/event/:eventId/participants', 'shell.titles.eventParticipants'),
  settings: members('/settings', 'shell.titles.settings'),
  notifications: members('/notifications', 'shell.titles.notifications'),
};

/** A page, whatever its parameters are. */
export interface PanelPath {
  readonly pattern: string;
  readonly title: string;
  readonly public: boolean;
}

type ParamName<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** The pattern's parameters, all of them, and a query if there is one. */
type HrefInput<Pattern extends string> = { readonly [Name in ParamName<Pattern>]: string } & {
  readonly query?: Readonly<Record<string, string>>;
};

interface TypedPath<Pattern extends string> extends PanelPath {
  readonly pattern: Pattern;
  readonly getHref: [ParamName<Pattern>] extends [never]
    ? (input?: HrefInput<Pattern>) => string
    : (input: HrefInput<Pattern>) => string;
}

function visitors<const Pattern extends string>(pattern: Pattern, title: string): TypedPath<Pattern> {
  return { pattern, title, public: true, getHref: hrefOf(pattern) };
}

function members<const Pattern extends string>(pattern: Pattern, title: string): TypedPath<Pattern> {
  return { pattern, title, public: false, getHref: hrefOf(pattern) };
}

function hrefOf<Pattern extends string>(pattern: Pattern) {
  return (input?: HrefInput<Pattern>): string => {
    const { query, ...params }: { query?: Record<string, string>; [name: string]: unknown } = input ?? {};
    const pathname = pattern.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(params[name])),
    );
    return query ? `${pathname}?${new URLSearchParams(query)}` : pathname;
  };
}
