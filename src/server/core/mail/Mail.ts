import type { components } from '../../../contract/generated/types.ts';
import type { Language } from '../../../contract/Language.ts';
import type { CalendarEntry } from '../calendar/icalendar.ts';
import type { RecordKey } from '../db/rowByKey.ts';

/**
 * Mails and their values; the texts are in i18n under `mails.{template}`. There is no greeting by name: it
 * would need the vocative, and a stranger may enter anything as a name.
 */
export interface MailValues {
  /** To the first admin: confirm the address, so that the foundation's registration is reviewed. */
  confirmOrganization: OfFoundation & WithToken;
  /** To a new volunteer: confirm the address, so that the application is listed. */
  confirmVolunteer: OfFoundation & WithToken;
  organizationApproved: OfFoundation;
  organizationDeclined: OfFoundation & { readonly reason?: string | null };
  resetPassword: WithToken;
  /** To a volunteer, who asked for it. */
  signInLink: OfFoundation &
    WithToken & {
      /** Page that takes the token. */
      readonly page: string;
    };
  /** To the owner, in case somebody else did it. */
  passwordChanged: Record<never, never>;
  /** To an account's new address, which takes effect once confirmed. */
  confirmEmail: OfFoundation & WithToken;
  /** To the former address: undo the change, in case somebody else made it. */
  emailChanged: OfFoundation & WithToken;
  invitation: OfFoundation &
    WithToken & {
      /** Name of the inviter. */
      readonly inviter: string;
      readonly role: components['schemas']['CoordinatorRole'];
      readonly message?: string | null;
    };
  /** To a coordinator who left: link to undo it. */
  farewell: OfFoundation & WithToken;
  /** To a person deleted by somebody else. */
  accountClosed: OfFoundation;
  /** Instead of `confirmVolunteer` if the address has an account, so that the response does not reveal it. */
  knownAddress: OfFoundation;
  /** To a volunteer who may join events from now on. */
  volunteerVerified: OfFoundation & {
    /** Page for volunteers. */
    readonly href: string;
  };
  /** To who has joined: they have a place. */
  signedUp: OfEvent & { readonly where: string };
  /** To who has joined where all places are taken. */
  waitlisted: OfEvent & { readonly where: string };
  /** To everyone with a place or on the waiting list. */
  eventCancelled: OfEvent & { readonly reason: string };
  /** To the same people. */
  eventDeleted: OfEvent;
  /** To the same people: time or place has changed since they signed up. */
  eventMoved: OfEvent & {
    readonly where: string;
    /** Previous time and place. */
    readonly before: string;
  };
  /** To the first on the waiting list, who gets the freed place. */
  placeFreed: OfEvent & { readonly where: string };
  /** To the first on the waiting list, for whom a freed place is kept. */
  placeOffered: OfEvent & {
    readonly where: string;
    /** In words, with the foundation's clock. */
    readonly until: string;
  };
  /** To everybody with a place, a day before. */
  eventReminder: OfEvent & { readonly where: string };
  /** To who came, a day later. */
  eventThanks: OfEvent & {
    /** Time that they gave; null where nobody knows. */
    readonly minutes: number | null;
  };
  /** To a volunteer: that time which was noted does not count. */
  timeDeclined: OfFoundation & {
    readonly description: string;
    readonly when: string;
    readonly reason: string;
  };
  /** To a volunteer: an agreement to read and sign. @prop href of the page with it */
  agreementSent: OfFoundation & { readonly number: string; readonly href: string };
  /** To a volunteer: whether to help a person in need, who is not named. */
  assignmentQuestion: OfFoundation &
    OfPerson &
    WithToken & {
      readonly city: string;
      readonly help: readonly components['schemas']['HelpCategory'][];
      readonly spoken: components['schemas']['SpokenLanguage'];
      readonly message?: string | null;
    };
  /** To the same volunteer, who has accepted: whom to help. */
  assignmentContact: OfPerson & {
    readonly name: string;
    readonly phone: string;
    readonly address: string;
    readonly spoken: components['schemas']['SpokenLanguage'];
    readonly description: string;
  };
  /** To a volunteer: the link to everything that the foundation keeps of them. */
  volunteerData: OfFoundation &
    WithToken & {
      /** Page that takes the token. */
      readonly page: string;
    };
  /** To the guardian of a volunteer under 18: the link to give consent, or to decline. */
  guardianQuestion: OfFoundation &
    WithToken & {
      /** Page that takes the token. */
      readonly page: string;
      /** Whose guardian it is: not sent once the volunteer is erased. */
      readonly volunteerId: string;
      /** Only the first name. */
      readonly volunteerName: string;
      readonly guardian: string;
    };
  /** What a foundation writes to a volunteer, with its placeholders filled in. */
  mailing: OfFoundation & {
    readonly subject: string;
    readonly text: string;
    /** Of the link that stops such mails; only news have one. */
    readonly token?: string;
    /** Who wrote it, for answers. */
    readonly replyTo: string | null;
  };
  /** A single notification, sent at once; `message` is already localised. */
  notification: NotificationText & {
    /** For the subject line; missing in mails queued by a release before 0.2. */
    readonly kind?: components['schemas']['NotificationKind'];
  };
  /** To the operator. */
  problemReport: {
    readonly description: string;
    /** Reply address. */
    readonly email?: string | null;
    readonly page?: string | null;
    readonly browser?: string | null;
    readonly reporter?: { readonly name: string; readonly organizationId: string };
  };
  /** A day's notifications: how many, and the latest of them. */
  dailyDigest: { readonly count: number; readonly items: readonly NotificationText[] };
}

export type TemplateName = keyof MailValues;

/** A mail to one person, in their language. */
export type Mail<Name extends TemplateName = TemplateName> = {
  [Each in Name]: {
    readonly to: string;
    readonly language: Language;
    readonly template: Each;
    readonly values: MailValues[Each];
  };
}[Name];

/** A mail of which a foundation asks what became of it: the key of its row in `sent_mails`. */
export type NotedMail = Mail & { readonly noted?: RecordKey };

interface OfFoundation {
  /** The foundation's name. */
  readonly organization: string;
}

/** Tells of a person in need: not sent once the person is erased. Mails of a release before 0.3 have no id. */
interface OfPerson {
  readonly personId?: string;
}

interface OfEvent extends OfFoundation {
  /** The event's title. */
  readonly event: string;
  /** Its page for volunteers, of who has an account. Mails of a release before 0.3 have none. */
  readonly href?: string;
  /** `eventWhen` in the reader's language. */
  readonly when: string;
  /** For the reader's calendar program. Mails of a release before 0.3 have none. */
  readonly entry?: CalendarEntry;
}

interface WithToken {
  /** Secret of the link; stored only in the mail, until it is sent. */
  readonly token: string;
}

export interface NotificationText {
  readonly message: string;
  /** Its page, by `paths`. */
  readonly href: string;
}
