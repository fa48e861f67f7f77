import type { Generated } from 'kysely';
import type { ContractTables } from '../../../contract/generated/storage.ts';
import type { DerivedTable } from './derivedTables.ts';
import type { PrivateTables } from './privateTables.ts';

interface OfFoundation {
  organizationId: string;
}

interface Searchable {
  /** Text searched by a list's `q`: the `x-store: search` columns in lower case without diacritics. */
  searchText: Generated<string>;
}

/** Columns of each derived table; without a search it has no search text. */
type DerivedColumns = OfFoundation & Searchable;

/** Columns of the contract's tables that no response exposes (migrations 0003 and later). */
interface PrivateColumns {
  abuse_reports: OfFoundation;
  agreements: OfFoundation & {
    /** Null once the volunteer was erased. */
    volunteerId: string | null;
    /** Its number; null for a draft. */
    year: number | null;
    serial: number | null;
    /** Both sides as they were when it was sent (`Parties`); null for a draft, and once the volunteer was erased. */
    parties: unknown;
  };
  assignments: OfFoundation & { personId: string };
  certificates: OfFoundation & {
    /** Null once the volunteer was erased, and so is `holder`, who it was in words. */
    volunteerId: string | null;
    holder: string | null;
    year: number;
    serial: number;
    /** The foundation as it was (`Issuer`). */
    issuer: unknown;
  };
  clearances: OfFoundation & { volunteerId: string };
  /** The id is the account's. */
  coordinators: OfFoundation & Searchable;
  data_requests: OfFoundation &
    Searchable & {
      /** When who may answer was told that it is due soon, and that it is late. */
      toldSoonAt: string | null;
      toldLateAt: string | null;
    };
  event_shifts: OfFoundation & {
    eventId: string;
    /** Days after the event's first, so that a shift moves with its event. */
    startDay: number;
    endDay: number;
    /** As of events. */
    walkIns: Generated<number>;
  };
  events: OfFoundation &
    Searchable & {
      /** Shifts that it has: a column, because a lock reads it again, which it does not for other tables. */
      shiftCount: Generated<number>;
      /** Participants who came without having signed up, and need no place. */
      walkIns: Generated<number>;
    };
  guardian_consents: OfFoundation & { volunteerId: string };
  invitations: OfFoundation & Searchable;
  mailings: OfFoundation &
    Searchable & {
      /** `sendDate` and `sendTime` by the foundation's clock, or when it was created. */
      sendAt: string;
    };
  notifications: OfFoundation & {
    accountId: string;
    /** In commit order, set by a trigger as a transaction's last step (migration 0017). */
    position: number | null;
    /** When the daily digest with it is due. */
    digestAt: string | null;
  };
  notification_preferences: OfFoundation & { accountId: string };
  participants: OfFoundation & {
    /** When the mail that reminds of the event was queued; null again when the event is moved or joined anew. */
    remindedAt: string | null;
    /** When the mail that thanks for coming was queued. */
    thankedAt: string | null;
    /** Year of birth and town of whoever was erased, whose participation stays as a number. */
    bornIn: number | null;
    town: string | null;
  };
  /** The ranks are generated columns. */
  people_in_need: OfFoundation & Searchable;
  person_in_need_notes: OfFoundation & { personId: string };
  person_in_need_visits: OfFoundation & { personId: string };
  sent_mails: OfFoundation & {
    /** SHA-256 of the secret in the link that stops news. */
    newsHash: Buffer | null;
  };
  time_entries: OfFoundation & {
    /** Null once the volunteer was erased, whose hours stay as a number. */
    volunteerId: string | null;
    startsAt: string;
    endsAt: string;
  };
  upcoming_erasures: OfFoundation & {
    /** When the admins were told once more; null until then. */
    remindedOn: string | null;
  };
  volunteer_files: OfFoundation & { volunteerId: string; content: Buffer };
  volunteer_notes: OfFoundation & { volunteerId: string };
  volunteers: OfFoundation &
    Searchable & {
      accountId: string | null;
      /** Null without a decision, as for demo data; then `createdAt` counts. */
      verifiedAt: string | null;
    };
}

/** All stored tables: the contract's columns, the server's additions, and its own tables. */
export type Database = PrivateTables & {
  [Table in Exclude<keyof ContractTables, keyof PrivateTables>]: ContractTables[Table] &
    (Table extends keyof PrivateColumns
      ? PrivateColumns[Table]
      : Table extends DerivedTable
        ? DerivedColumns
        : unknown);
};
