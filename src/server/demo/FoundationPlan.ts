import type { Row } from '../db/insertRows.ts';
import type { City } from './places.ts';

/**
 * A foundation of the demo as it is written by hand. Days are counted from today: 3 is in three days, -3 was
 * three days ago. People are named, and the rows that belong to them are found by the name.
 */
export interface FoundationPlan {
  readonly organization: OrganizationPlan;
  /** The first is the admin who registered the foundation. */
  readonly team: readonly [MemberPlan, ...MemberPlan[]];
  readonly volunteers: Readonly<Record<Row<'volunteers'>['accountStatus'], readonly VolunteerPlan[]>>;
  /** What volunteers write about themselves, by name. */
  readonly aboutMe: Readonly<Record<string, string>>;
  /** Volunteers who speak something else than their name tells, by name. */
  readonly spoken: Readonly<Record<string, Row<'volunteers'>['languages']>>;
  /** Volunteers who can sign in and have a photo, by name. */
  readonly volunteerAccounts: Readonly<Record<string, AccountPlan>>;
  readonly files: readonly FilePlan[];
  readonly events: readonly EventPlan[];
  readonly peopleInNeed: Readonly<Record<Row<'people_in_need'>['status'], readonly PersonPlan[]>>;
  readonly invitations: readonly InvitationPlan[];
  readonly abuseReports: readonly AbuseReportPlan[];
  /** Volunteers who are gone; only notifications still name them. */
  readonly left: readonly { readonly name: string; readonly day: number; readonly reason: string }[];
}

export type OrganizationPlan = Omit<Row<'organizations'>, 'id' | 'status' | 'createdAt' | 'version'> & {
  readonly registered: number;
  /** Without its ending, in the folder of pictures. */
  readonly cover?: string;
  readonly edits: readonly {
    readonly day: number;
    readonly by: string;
    readonly changes: Row<'history'>['changes'];
  }[];
};

export type MemberPlan = Omit<Row<'coordinators'>, 'id' | 'organizationId' | 'createdAt'> &
  Pick<Row<'accounts'>, 'email' | 'role' | 'language'> & {
    readonly joined: number;
    /** Without its ending, in the folder of pictures. */
    readonly photo?: string;
    /** The role was another before. */
    readonly roleChanged?: {
      readonly day: number;
      readonly by: string;
      readonly from: Row<'accounts'>['role'];
    };
    readonly preferences?: Partial<Row<'notification_preferences'>>;
  };

export interface AccountPlan {
  /** Without its ending, in the folder of pictures. */
  readonly photo: string;
  /** That of the volunteer when nothing is said. */
  readonly email?: string;
}

export type VolunteerPlan = readonly [
  firstname: string,
  lastname: string,
  city: City,
  age: number,
  applied: number,
  rejectionReason?: string,
];

export interface FilePlan {
  readonly volunteer: string;
  /** The ending says what it is: pdf or png. */
  readonly name: string;
  /** What can be read in it. */
  readonly lines: readonly string[];
  readonly uploaded: number;
  /** The volunteer when nobody is named. */
  readonly by?: string;
}

/** `start` and everything after it may be missing in a draft. */
export interface EventPlan
  extends Pick<Row<'events'>, 'title' | 'status'>,
    Partial<
      Pick<
        Row<'events'>,
        | 'description'
        | 'helpCategory'
        | 'coverDesign'
        | 'city'
        | 'street'
        | 'houseNumber'
        | 'postCode'
        | 'location'
        | 'eventStart'
        | 'eventEnd'
        | 'volunteersNeededNum'
        | 'cancellationReason'
      >
    > {
  readonly by: string;
  readonly created: number;
  readonly published?: number;
  readonly start?: number;
  readonly end?: number;
  /** How many hold a place, wait for one, and gave theirs back. */
  readonly signedUp?: number;
  readonly waiting?: number;
  readonly resigned?: number;
  /** Of those who held a place, how many did not come; undefined: attendance is not recorded. */
  readonly absent?: number;
  readonly cancelled?: number;
  /** Published for a while and taken back. */
  readonly unpublished?: number;
  /** It ended by itself, not by hand. */
  readonly endedByItself?: boolean;
}

export type PersonPlan = Omit<
  Row<'people_in_need'>,
  'id' | 'organizationId' | 'createdAt' | 'city' | 'status'
> & {
  readonly city: City;
  readonly asked: number;
};

export type InvitationPlan = Pick<
  Row<'invitations'>,
  'firstname' | 'lastname' | 'email' | 'role' | 'language' | 'message' | 'invitedBy'
> & {
  readonly sent: number;
  readonly accepted?: number;
  readonly revoked?: number;
};

export interface AbuseReportPlan {
  readonly volunteer: string;
  readonly event: string;
  readonly description: string;
  readonly day: number;
}
