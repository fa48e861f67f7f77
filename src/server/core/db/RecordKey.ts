/**
 * Key of a foundation's record. Ids are unique, but a distributed database needs the foundation to locate the
 * row.
 */
export interface RecordKey {
  readonly id: string;
  readonly organizationId: string;
}
