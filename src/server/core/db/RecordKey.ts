/** What a record of a foundation is found by: ids are unique, but only with the foundation they say where to look. */
export interface RecordKey {
  readonly id: string;
  readonly organizationId: string;
}
