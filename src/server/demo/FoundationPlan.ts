import type { Row } from '../core/db/insertRows.ts';
import type { DemoRows } from './DemoRows.ts';

/** A hand-written row: dates and instants are relative to today (`3 days ago`), missing columns are empty. */
export type Written<Table extends keyof DemoRows> = Partial<Row<Table>>;

type Account = Pick<Row<'accounts'>, 'email' | 'role' | 'language'>;

/**
 * A foundation of the demo (src/demo/*.yaml). Each entry has columns of its table, plus the properties below.
 * People are referenced by name.
 */
export interface FoundationPlan {
  readonly organization: Written<'organizations'> & {
    readonly createdAt: string;
    readonly cover?: string;
    /** Edits, with the previous values. */
    readonly edits?: readonly { readonly at: string; readonly by: string; readonly from: object }[];
  };
  /** Its page for everybody, which is on. */
  readonly publicPage?: Pick<Row<'public_pages'>, 'slug' | 'informationClause' | 'embedHosts'>;
  /** Months by rule, and whom the clock has announced. */
  readonly retention?: Partial<Record<Row<'upcoming_erasures'>['rule'], number>> & {
    readonly announced: readonly {
      readonly volunteer: string;
      readonly rule: Row<'upcoming_erasures'>['rule'];
      readonly on: string;
    }[];
  };
  readonly team: readonly (Omit<Row<'coordinators'>, 'id' | 'organizationId' | 'version'> &
    Account & {
      readonly photo?: string;
      readonly roleChanged?: { readonly at: string; readonly by: string; readonly from: Account['role'] };
      readonly preferences?: Written<'notification_preferences'>;
    })[];
  readonly invitations: readonly Written<'invitations'>[];
  readonly volunteers: Readonly<Record<Row<'volunteers'>['accountStatus'], readonly VolunteerPlan[]>>;
  readonly files: readonly {
    readonly volunteer: string;
    readonly name: string;
    /** In src/demo/files. */
    readonly content: string;
    readonly createdAt: string;
    /** Default: the volunteer. */
    readonly by?: string;
  }[];
  readonly clearances?: readonly (Pick<Row<'clearances'>, 'kind' | 'result' | 'reference'> & {
    readonly volunteer: string;
    readonly by: string;
    readonly checkedOn: string;
    readonly validUntil?: string;
  })[];
  readonly agreements?: readonly (Pick<
    Row<'agreements'>,
    'scope' | 'place' | 'insurance' | 'policyNumber' | 'noticeDays'
  > & {
    readonly volunteer: string;
    readonly by: string;
    /** A draft where it is missing. */
    readonly signedOn?: string;
    readonly from: string;
    readonly to?: string;
  })[];
  /** Noted on paper, for what a minor of 13 to 17 does. */
  readonly guardianConsents?: readonly (Pick<Row<'guardian_consents'>, 'guardian'> & {
    readonly volunteer: string;
    readonly by: string;
    readonly givenOn: string;
  })[];
  readonly volunteerNotes?: readonly {
    readonly volunteer: string;
    /** A member of the team. */
    readonly by: string;
    readonly createdAt: string;
    readonly text: string;
  }[];
  readonly peopleInNeed: Readonly<Partial<Record<Row<'people_in_need'>['status'], readonly PersonPlan[]>>>;
  readonly events: readonly EventPlan[];
  readonly abuseReports?: readonly (Written<'abuse_reports'> & {
    readonly volunteer: string;
    readonly event: string;
  })[];
  readonly dataRequests?: readonly (Pick<
    Row<'data_requests'>,
    'kind' | 'channel' | 'description' | 'answer'
  > & {
    readonly volunteer: string;
    /** A member of the team, who has entered it. */
    readonly by: string;
    readonly received: string;
    /** When an admin has answered. */
    readonly closed?: string;
  })[];
  readonly mailings?: readonly (Written<'mailings'> & {
    /** A member of the team. */
    readonly by: string;
    /** Title of the event to whose participants it went. */
    readonly event: string;
    readonly createdAt: string;
  })[];
  /** Former volunteers, who only appear in notifications. */
  readonly left?: readonly { readonly name: string; readonly at: string; readonly reason: string }[];
}

export type PersonPlan = Written<'people_in_need'> & { readonly help?: HelpPlan };

/** By members and volunteers of these names, at such moments as `2 days ago`. */
export interface HelpPlan {
  readonly assignments?: readonly {
    readonly volunteer: string;
    readonly status: 'proposed' | 'asked' | 'accepted' | 'declined';
    readonly by: string;
    readonly at: string;
    readonly message?: string;
  }[];
  readonly visits?: readonly (Pick<Row<'person_in_need_visits'>, 'minutes' | 'kind' | 'tookPlace'> & {
    readonly by: string;
    readonly at: string;
    readonly note?: string;
    readonly nextStep?: string;
  })[];
  readonly notes?: readonly { readonly by: string; readonly at: string; readonly text: string }[];
}

export type VolunteerPlan = Written<'volunteers'> &
  Pick<Row<'volunteers'>, 'firstname' | 'lastname' | 'city' | 'createdAt'> & {
    readonly age: number;
    /** For volunteers who can sign in. */
    readonly photo?: string;
  };

export type EventPlan = Omit<Written<'events'>, 'creator'> & {
  readonly creator: string;
  /** When it was unpublished again. */
  readonly unpublished?: string;
  /** Finished by the job instead of by hand. */
  readonly endedByItself?: boolean;
  /** With so many people each: those of all are the event's. */
  readonly shifts?: readonly Pick<
    Row<'event_shifts'>,
    'role' | 'startDay' | 'eventStart' | 'endDay' | 'eventEnd' | 'places' | 'taken'
  >[];
  /** How many gave up their place. */
  readonly resigned?: number;
  /** How many with a place did not come; if undefined, attendance is not recorded. */
  readonly absent?: number;
};
