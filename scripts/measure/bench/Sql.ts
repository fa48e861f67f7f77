/** What both databases have, `pg` and PGlite. */
export interface Sql {
  readonly query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
}
