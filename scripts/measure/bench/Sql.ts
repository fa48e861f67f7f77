/** Common interface of `pg` and PGlite. */
export interface Sql {
  readonly query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
}
