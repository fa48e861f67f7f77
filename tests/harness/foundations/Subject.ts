/** The pictured foundation: its viewer, and one record of each kind with a page. */
export interface Subject {
  readonly organizationId: string;
  /** Session cookie of an admin. */
  readonly session: string;
  readonly adminId: string;
  readonly coordinatorId: string | undefined;
  readonly volunteerId: string | undefined;
  readonly personId: string | undefined;
  readonly reportId: string | undefined;
  readonly dataRequestId: string | undefined;
  readonly erasureId: string | undefined;
  readonly mailingId: string | undefined;
  /** The event with the most participants. */
  readonly eventId: string | undefined;
  /** An event that may still be edited. */
  readonly draftId: string | undefined;
  /** Secret of an invitation's link. */
  readonly invitation: string | undefined;
}
