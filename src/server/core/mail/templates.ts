import type { Language } from '../../../contract/Language.ts';
import { minutesText } from '../../../contract/minutesText.ts';
import { paths } from '../../../contract/paths.ts';
import { visitors } from '../../../contract/TypedPath.ts';
import type { CalendarEntry } from '../calendar/icalendar.ts';
import { type TokenPurpose, tokenSeconds } from '../links/oneTimeTokens.ts';
import type { Translate } from '../texts/translator.ts';
import type { MailValues, NotificationText, TemplateName } from './Mail.ts';

/**
 * What a mail has besides its i18n texts: `mails.{template}.subject`, `text`, `action`, `quote` and `note`.
 */
interface Template<Values> {
  /** Page of its button, whose language is that of the mail; without one there is no button. */
  readonly page?: (values: Values, language: Language) => string | undefined;
  /** Purpose of its link's token, which determines its lifetime. */
  readonly purpose?: TokenPurpose;
  /** How long it makes sense, if not as long as any news. */
  readonly seconds?: number;
  /** Text in the place of that of i18n, written by a member of the foundation: its links lead where it says. */
  readonly body?: (values: Values) => string;
  /** Path of the page that stops mails of this kind, also by one click in the mail program (RFC 8058). */
  readonly stop?: (values: Values) => string | undefined;
  /** Text written by another person, shown as a quote. */
  readonly quote?: (values: Values) => string | null | undefined;
  /** Recipient of replies, if any. */
  readonly replyTo?: (values: Values) => string | null | undefined;
  /** What it adds to, or changes in, the reader's calendar. */
  readonly entry?: (values: Values) => CalendarEntry | undefined;
  /** A list of links. */
  readonly items?: (values: Values) => readonly NotificationText[];
  /** Values of its texts, if they differ from the mail's values. */
  readonly words?: (
    values: Values,
    translate: Translate,
    language: Language,
  ) => Record<string, string | number>;
}

interface TokenPage {
  readonly getHref: (input: { query: { token: string } }) => string;
}

const opens =
  (page: TokenPage) =>
  ({ token }: { readonly token: string }): string =>
    page.getHref({ query: { token } });

/** A page that is not the panel's, and knows nothing of its reader's language. */
const inLanguage = ({ href }: { readonly href?: string }, lang: Language): string | undefined =>
  href && `${href}?${new URLSearchParams({ lang })}`;

/** The page that a mail names, in the language of the mail. */
const withToken = ({ page, token }: { readonly page: string; readonly token: string }, lang: Language) =>
  `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ token, lang })}`;

/** The page that stops news or has them again. It is the server's own, outside of the panel. */
export const newsPage = visitors('/news');

const DAY = 24 * 60 * 60;

/** Placeholder for a missing value. */
const UNKNOWN = '–';

export const templates: { readonly [Name in TemplateName]: Template<MailValues[Name]> } = {
  confirmOrganization: { page: opens(paths.organizationRegistrationConfirm), purpose: 'confirmEmail' },
  confirmVolunteer: { page: opens(paths.registrationConfirm), purpose: 'confirmEmail' },
  organizationApproved: { page: () => paths.login.getHref() },
  organizationDeclined: { quote: ({ reason }) => reason },
  resetPassword: { page: opens(paths.resetPassword), purpose: 'resetPassword' },
  signInLink: { page: withToken, purpose: 'signIn' },
  passwordChanged: { page: () => paths.resetPassword.getHref() },
  confirmEmail: { page: opens(paths.registrationConfirm), purpose: 'confirmEmail' },
  emailChanged: { page: opens(paths.restoreAccount), purpose: 'formerEmail' },
  invitation: {
    page: opens(paths.registerCoordinator),
    purpose: 'invitation',
    quote: ({ message }) => message,
    words: ({ organization, inviter, role }, translate) => ({
      organization,
      inviter,
      role: translate(`enums.coordinatorRole.${role}`),
    }),
  },
  farewell: { page: opens(paths.restoreAccount), purpose: 'restore' },
  accountClosed: {},
  knownAddress: { page: () => paths.resetPassword.getHref() },
  volunteerVerified: { page: inLanguage },
  signedUp: { page: inLanguage, entry: ({ entry }) => entry },
  waitlisted: { page: inLanguage, entry: ({ entry }) => entry },
  eventCancelled: { quote: ({ reason }) => reason, entry: ({ entry }) => entry },
  eventDeleted: { entry: ({ entry }) => entry },
  eventMoved: { page: inLanguage, entry: ({ entry }) => entry },
  placeFreed: { page: inLanguage, entry: ({ entry }) => entry },
  placeOffered: { page: inLanguage, entry: ({ entry }) => entry },
  eventReminder: { page: inLanguage, seconds: DAY },
  eventThanks: {
    words: ({ organization, event, when, minutes }, _, language) => ({
      organization,
      event,
      when,
      time:
        minutes === null
          ? UNKNOWN
          : minutesText(minutes, (options) => new Intl.NumberFormat(language, options)),
    }),
  },
  timeDeclined: { quote: ({ reason }) => reason },
  agreementSent: { page: inLanguage },
  assignmentQuestion: {
    page: opens(paths.assignment),
    purpose: 'assignment',
    quote: ({ message }) => message,
    words: ({ organization, city, help, spoken }, translate) => ({
      organization,
      city,
      help: help.map((category) => translate(`enums.helpCategory.${category}`)).join(', '),
      spoken: translate(`enums.spokenLanguage.${spoken}`),
    }),
  },
  assignmentContact: {
    quote: ({ description }) => description,
    words: ({ name, phone, address, spoken }, translate) => ({
      name,
      phone,
      address,
      spoken: translate(`enums.spokenLanguage.${spoken}`),
    }),
  },
  volunteerData: { page: withToken, purpose: 'personalData' },
  guardianQuestion: {
    page: withToken,
    purpose: 'guardianConsent',
    words: ({ organization, volunteerName, guardian }) => ({ organization, volunteerName, guardian }),
  },
  mailing: {
    body: ({ text }) => text,
    replyTo: ({ replyTo }) => replyTo,
    stop: ({ token }) => token && newsPage.getHref({ query: { token } }),
    words: ({ organization, subject }) => ({ organization, subject }),
  },
  notification: {
    page: ({ href }) => href,
    // Mail servers log subjects and phones show them on the lock screen, so it omits who and why.
    words: ({ message, kind }, translate) => ({
      message,
      kind: kind
        ? translate(`enums.notificationKind.${kind}`)
        : translate('notifications.count', { smart_count: 1 }),
    }),
  },
  problemReport: {
    quote: ({ description }) => description,
    replyTo: ({ email }) => email,
    words: ({ email, page, browser, reporter }) => ({
      email: email ?? UNKNOWN,
      page: page ?? UNKNOWN,
      browser: browser ?? UNKNOWN,
      reporter: reporter?.name ?? UNKNOWN,
      organization: reporter?.organizationId ?? UNKNOWN,
    }),
  },
  dailyDigest: {
    page: () => paths.notifications.getHref(),
    items: ({ items }) => items,
    words: ({ count }) => ({ smart_count: count }),
  },
};

/** Older news is useless. */
const LONGEST_SECONDS = 7 * DAY;

/** How long sending a mail makes sense: as long as its link is valid. */
export function secondsToSend(template: TemplateName): number {
  const { purpose, seconds = LONGEST_SECONDS } = templates[template];
  return purpose ? tokenSeconds[purpose] : seconds;
}
