/** The foundation that pictures are of: who looks at it, and one record of each kind that has a page. */
export interface Subject {
  readonly organizationId: string;
  /** Of an admin's session, for the cookie. */
  readonly session: string;
  readonly adminId: string;
  readonly coordinatorId: string | undefined;
  readonly volunteerId: string | undefined;
  readonly personId: string | undefined;
  /** With the most participants. */
  readonly eventId: string | undefined;
  /** One that may still be edited. */
  readonly draftId: string | undefined;
  /** Secret of the link of an invitation. */
  readonly invitation: string | undefined;
}
