/** SQL text with `$1` placeholders, and its values. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Name of the prepared statement; without one it is parsed each time. */
  readonly name?: string | undefined;
}

/** Result in the shape that Kysely expects from `pg`. */
export interface StatementResult {
  readonly command: string;
  readonly rowCount: number;
  readonly rows: Record<string, unknown>[];
}
