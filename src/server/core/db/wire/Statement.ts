/** What is sent to PostgreSQL: text with `$1`, and the values. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Under which the server keeps it prepared; without one it is parsed anew each time. */
  readonly name?: string | undefined;
}

/** What came back, as Kysely wants it from `pg`. */
export interface StatementResult {
  readonly command: string;
  readonly rowCount: number;
  readonly rows: Record<string, unknown>[];
}
