import type { components } from '../../../contract/generated/types.ts';
import type { Language } from '../../../contract/Language.ts';

/**
 * The mails that the panel writes, and what each has to be told. The texts are in i18n under `mails.{template}`.
 * Nobody is greeted by name: it would need the vocative, and a stranger may type anything for a name.
 */
export interface MailValues {
  /** To the first admin: confirm the address, so that the foundation's submission is looked at. */
  confirmOrganization: OfFoundation & WithToken;
  /** To somebody who applied as a volunteer: confirm the address, so that the application is listed. */
  confirmVolunteer: OfFoundation & WithToken;
  organizationApproved: OfFoundation;
  organizationDeclined: OfFoundation & { readonly reason?: string | null };
  resetPassword: WithToken;
  /** A notice to the owner, in case that somebody else did it. */
  passwordChanged: Record<never, never>;
  /** To a new address of an account: it counts once it is confirmed. */
  confirmEmail: OfFoundation & WithToken;
  /** To the former address: the way back, in case that somebody else did it. */
  emailChanged: OfFoundation & WithToken;
  invitation: OfFoundation &
    WithToken & {
      /** Name of who invites. */
      readonly inviter: string;
      readonly role: components['schemas']['CoordinatorRole'];
      /** A few personal words. */
      readonly message?: string | null;
    };
  /** To who left: the way back. */
  farewell: OfFoundation & WithToken;
  /** To who was deleted by another. */
  accountClosed: OfFoundation;
  /** Instead of `confirmVolunteer` where the address has an account, so that the answer need not tell. */
  knownAddress: OfFoundation;
  /** To all who have a place or wait for one. */
  eventCancelled: OfEvent & { readonly reason: string };
  /** To the same. */
  eventDeleted: OfEvent;
  /** To the same: it takes place at another time or place than they signed up for. */
  eventMoved: OfEvent & {
    readonly where: string;
    /** Time and place as they were. */
    readonly before: string;
  };
  /** To who waited longest: somebody else's place is now theirs. */
  placeFreed: OfEvent & { readonly where: string };
  /** One notification, at once; `message` is in the reader's language already. */
  notification: NotificationText & {
    /** What its subject says; mails that a release before 0.2 queued have none. */
    readonly kind?: components['schemas']['NotificationKind'];
  };
  /** To the operator. */
  problemReport: {
    readonly description: string;
    /** Where the answer goes. */
    readonly email?: string | null;
    readonly page?: string | null;
    readonly browser?: string | null;
    readonly reporter?: { readonly name: string; readonly organizationId: string };
  };
  /** Those of a day: how many, and the latest of them. */
  dailyDigest: { readonly count: number; readonly items: readonly NotificationText[] };
}

export type TemplateName = keyof MailValues;

/** A mail to one person, in that person's language. */
export type Mail<Name extends TemplateName = TemplateName> = {
  [Each in Name]: {
    readonly to: string;
    readonly language: Language;
    readonly template: Each;
    readonly values: MailValues[Each];
  };
}[Name];

interface OfFoundation {
  /** Name of the foundation. */
  readonly organization: string;
}

interface OfEvent extends OfFoundation {
  /** Its title. */
  readonly event: string;
  /** `eventWhen` in the reader's language. */
  readonly when: string;
}

interface WithToken {
  /** The secret of the link; only the mail holds it, and only until it is sent. */
  readonly token: string;
}

export interface NotificationText {
  readonly message: string;
  /** The page that it is about, by `paths`. */
  readonly href: string;
}
