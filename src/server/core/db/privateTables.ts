import type { ColumnType, Generated } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';

type Schemas = components['schemas'];
type HistoryEntry = Schemas['HistoryEntry'];

/** Set by the database when it is not given. */
type Instant = Generated<string>;
/** Written as JSON text: an array would become an array of PostgreSQL. Never changed. */
type JsonOnce<T> = ColumnType<T, string, never>;

/** Tables that no contract shows (migrations 0002 and later). */
export interface PrivateTables {
  accounts: AccountRow;
  email_addresses: EmailAddressRow;
  history: HistoryRow;
  images: ImageRow;
  jobs: JobRow;
  mails: MailRow;
  one_time_tokens: OneTimeTokenRow;
  rate_limits: RateLimitRow;
  secret_hashes: SecretHashRow;
  sessions: SessionRow;
  volunteer_applications: ApplicationRow;
}

interface AccountRow {
  id: string;
  organizationId: string;
  /** As it was typed; compared by `lower()`. */
  email: string;
  passwordHash: string;
  role: Schemas['Role'];
  language: Generated<Schemas['LanguageCode']>;
  imageToken: string | null;
  createdAt: Instant;
  emailConfirmedAt: string | null;
  /** What `email` becomes once it is confirmed. */
  pendingEmail: string | null;
  /** Since the person left or was deleted. */
  closedAt: string | null;
}

/** Who has an address or waits for it, whatever the foundation: of open accounts, kept by identity/addressStore.ts. */
interface EmailAddressRow {
  /** In small letters. */
  address: string;
  /** `typed`: nobody has confirmed it; `wanted`: what the account's becomes once it is confirmed. */
  state: 'confirmed' | 'typed' | 'wanted';
  organizationId: string;
  accountId: string;
  /** Of the account. */
  createdAt: string;
}

/** Whose a session, a mailed link or an image is, for who has no more than its secret. */
interface SecretHashRow {
  /** SHA-256 of the secret. */
  hash: Buffer;
  organizationId: string;
  /** After which it leads nowhere; null as long as there is the image. */
  keptUntil: string | null;
}

interface SessionRow {
  /** SHA-256 of the cookie. */
  tokenHash: Buffer;
  organizationId: string;
  accountId: string;
  createdAt: Instant;
  lastUsedAt: Instant;
  expiresAt: string;
}

interface OneTimeTokenRow {
  /** SHA-256 of what stands in the link. */
  tokenHash: Buffer;
  organizationId: string;
  purpose: 'confirmEmail' | 'resetPassword' | 'invitation' | 'restore' | 'formerEmail';
  /** An account's id or, for an invitation, the invitation's. */
  subjectId: string;
  /** The former address that the link leads back to. */
  email: string | null;
  createdAt: Instant;
  expiresAt: string;
  usedAt: string | null;
}

interface RateLimitRow {
  /** What is counted, as a hash. */
  bucket: string;
  count: number;
  resetAt: string;
}

/** Append only: the database refuses UPDATE, DELETE and TRUNCATE. */
interface HistoryRow {
  id: ColumnType<string, string, never>;
  organizationId: ColumnType<string, string, never>;
  subjectTable: ColumnType<string, string, never>;
  subjectId: ColumnType<string, string, never>;
  at: ColumnType<string, string | undefined, never>;
  action: ColumnType<HistoryEntry['action'], HistoryEntry['action'], never>;
  actorId: ColumnType<string | null, string | null | undefined, never>;
  actorName: ColumnType<string | null, string | null | undefined, never>;
  changes: JsonOnce<HistoryEntry['changes']>;
}

interface MailRow {
  id: string;
  to: string;
  language: Schemas['LanguageCode'];
  /** One of mail/templates.ts; that of a newer release, while two run side by side, is none of ours. */
  template: string;
  /** What the template is told; nothing once the mail is sent. */
  values: ColumnType<object, string, string>;
  createdAt: Instant;
  /** When it is too late to send it. */
  expiresAt: string;
  nextTryAt: Instant;
  tries: Generated<number>;
  lastError: string | null;
  sentAt: string | null;
}

interface ApplicationRow {
  organizationId: string;
  /** Of who applied and has not confirmed the address yet. */
  accountId: string;
  record: JsonOnce<object>;
  createdAt: Instant;
}

interface ImageRow {
  /** 256 bits, base64url: whoever knows it may see the image. */
  token: string;
  organizationId: string;
  /** Whose photo it is; null for the foundation's cover. */
  accountId: string | null;
  type: 'image/jpeg' | 'image/png';
  content: Buffer;
  width: number;
  height: number;
  createdAt: Instant;
}

/** Work that comes up by the clock. */
interface JobRow {
  name: string;
  /** While it runs, when its process is given up. */
  nextRunAt: Instant;
}
