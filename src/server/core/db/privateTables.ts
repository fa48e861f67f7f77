import type { ColumnType, Generated } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';

type Schemas = components['schemas'];
type HistoryEntry = Schemas['HistoryEntry'];

/** The database sets a default. */
type Instant = Generated<string>;
/** Written as JSON text, because an array would become a PostgreSQL array. Never updated. */
type JsonOnce<T> = ColumnType<T, string, never>;

/** Tables not exposed by the contract (migrations 0002 and later). */
export interface PrivateTables {
  accounts: {
    id: string;
    organizationId: string;
    /** As typed; compared by `lower()`. */
    email: string;
    passwordHash: string;
    role: Schemas['Role'];
    language: Generated<Schemas['LanguageCode']>;
    imageToken: string | null;
    createdAt: Instant;
    emailConfirmedAt: string | null;
    /** Replaces `email` once confirmed. */
    pendingEmail: string | null;
    /** When the person left or was deleted. */
    closedAt: string | null;
    /** SHA-256 of the secret in the address of its calendar, and since when it has one. */
    calendarHash: Buffer | null;
    calendarSince: string | null;
  };
  /** Addresses that open accounts use or claim, across foundations; maintained by identity/addressStore.ts. */
  email_addresses: {
    /** In lower case. */
    address: string;
    /** `typed`: not confirmed yet; `wanted`: replaces the account's address once confirmed. */
    state: 'confirmed' | 'typed' | 'wanted';
    organizationId: string;
    accountId: string;
    /** When the account was created. */
    createdAt: string;
  };
  /** Append-only: the database refuses UPDATE, DELETE and TRUNCATE. */
  history: {
    id: ColumnType<string, string, never>;
    organizationId: ColumnType<string, string, never>;
    subjectTable: ColumnType<string, string, never>;
    subjectId: ColumnType<string, string, never>;
    /** Follows from the table. */
    subjectType: ColumnType<Schemas['SubjectType'] | null, never, never>;
    at: ColumnType<string, string | undefined, never>;
    action: ColumnType<HistoryEntry['action'], HistoryEntry['action'], never>;
    actorId: ColumnType<string | null, string | null | undefined, never>;
    actorName: ColumnType<string | null, string | null | undefined, never>;
    changes: JsonOnce<HistoryEntry['changes']>;
  };
  images: {
    /** 256 bits, base64url: knowing it grants access to the image. */
    token: string;
    organizationId: string;
    /** Account of the photo; null for the foundation's cover. */
    accountId: string | null;
    type: 'image/jpeg' | 'image/png';
    content: Buffer;
    width: number;
    height: number;
    createdAt: Instant;
  };
  jobs: {
    name: string;
    /** While it runs, when its claim expires. */
    nextRunAt: Instant;
  };
  mails: {
    id: string;
    /** Foundation whose `sent_mails` has a row of the same id; null where nobody asks what became of the mail. */
    notedFor: string | null;
    to: string;
    language: Schemas['LanguageCode'];
    /** One of mail/templates.ts, or a newer release's during a rolling update. */
    template: string;
    /** Values for the template; cleared once the mail is sent. */
    values: ColumnType<object, string, string>;
    createdAt: Instant;
    /** After this it is too late to send. */
    expiresAt: string;
    nextTryAt: Instant;
    tries: Generated<number>;
    lastError: string | null;
    sentAt: string | null;
  };
  one_time_tokens: {
    /** SHA-256 of the secret in the link. */
    tokenHash: Buffer;
    organizationId: string;
    purpose:
      | 'confirmEmail'
      | 'resetPassword'
      | 'invitation'
      | 'restore'
      | 'formerEmail'
      | 'assignment'
      | 'signIn'
      | 'personalData'
      | 'guardianConsent';
    /** An account's id or, for an invitation, an assignment, personal data or a guardian's consent, that record's. */
    subjectId: string;
    /** The former address that the link restores, or the one that it was mailed to, where it works for that alone. */
    email: string | null;
    createdAt: Instant;
    expiresAt: string;
    usedAt: string | null;
  };
  /** Public pages by the end of their address, which is unique across foundations. */
  public_pages: {
    organizationId: string;
    slug: string;
    isOn: boolean;
    informationClause: string | null;
    embedHosts: string[];
    version: number;
  };
  /** How long a foundation keeps records that nobody needs any more, in months; null where it erases them by hand. */
  retention_periods: {
    organizationId: string;
    pendingVolunteers: number | null;
    rejectedVolunteers: number | null;
    inactiveVolunteers: number | null;
    closedRequests: number | null;
    version: number;
    /** The foundation's day on which the clock last looked through its records; null to look anew. */
    checkedOn: string | null;
  };
  rate_limits: {
    /** Hash of what is counted. */
    bucket: string;
    count: number;
    resetAt: string;
  };
  /** Finds the foundation of a session, mailed link, image or calendar by its secret alone. */
  secret_hashes: {
    /** SHA-256 of the secret. */
    hash: Buffer;
    organizationId: string;
    /** Expiry; null for as long as the image or the calendar's address exists. */
    keptUntil: string | null;
  };
  sessions: {
    /** SHA-256 of the cookie. */
    tokenHash: Buffer;
    organizationId: string;
    accountId: string;
    createdAt: Instant;
    lastUsedAt: Instant;
    expiresAt: string;
  };
  volunteer_applications: {
    organizationId: string;
    /** Account of the applicant, whose address is unconfirmed. */
    accountId: string;
    record: JsonOnce<object>;
    createdAt: Instant;
  };
}
