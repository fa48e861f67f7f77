import type { Row } from '../core/db/insertRows.ts';
import type { DemoRows } from './DemoRows.ts';

/** A row as a person writes it: its dates and instants are days from today (`3 days ago`), what is left out is empty. */
export type Written<Table extends keyof DemoRows> = Partial<Row<Table>>;

type Account = Pick<Row<'accounts'>, 'email' | 'role' | 'language'>;

/**
 * A foundation of the demo (src/demo/*.yaml). Each entry holds columns of its table by their names, and beside them what
 * is named here. People are known by their names.
 */
export interface FoundationPlan {
  readonly organization: Written<'organizations'> & {
    readonly createdAt: string;
    readonly cover?: string;
    /** What was edited, with the values from before. */
    readonly edits?: readonly { readonly at: string; readonly by: string; readonly from: object }[];
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
    /** The volunteer when nobody is named. */
    readonly by?: string;
  }[];
  readonly peopleInNeed: Readonly<
    Partial<Record<Row<'people_in_need'>['status'], readonly Written<'people_in_need'>[]>>
  >;
  readonly events: readonly EventPlan[];
  readonly abuseReports?: readonly (Written<'abuse_reports'> & {
    readonly volunteer: string;
    readonly event: string;
  })[];
  /** Volunteers who are gone; only notifications still name them. */
  readonly left?: readonly { readonly name: string; readonly at: string; readonly reason: string }[];
}

export type VolunteerPlan = Written<'volunteers'> &
  Pick<Row<'volunteers'>, 'firstname' | 'lastname' | 'city' | 'createdAt'> & {
    readonly age: number;
    /** Of one who can sign in. */
    readonly photo?: string;
  };

export type EventPlan = Omit<Written<'events'>, 'creator'> & {
  readonly creator: string;
  /** It was published for a while and taken back. */
  readonly unpublished?: string;
  /** It ended by itself, not by hand. */
  readonly endedByItself?: boolean;
  /** How many gave their place back. */
  readonly resigned?: number;
  /** Of those who held a place, how many did not come; without it the attendance is not recorded. */
  readonly absent?: number;
};
