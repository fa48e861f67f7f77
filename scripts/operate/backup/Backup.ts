/**
 * A backup is text in gzip: the header, then the rows of each table, one in a line as PostgreSQL writes it in JSON,
 * and a last line that says that it is whole. So it can be read with `zcat`, goes from the embedded
 * database to a PostgreSQL server and back, and needs no more memory than its largest row.
 */
export interface BackupHeader {
  readonly format: typeof FORMAT;
  readonly formatVersion: typeof FORMAT_VERSION;
  readonly at: string;
  /** Those that had run: the tables are made anew by the same. */
  readonly migrations: readonly { readonly name: string; readonly timestamp: string }[];
  /** Number each has reached. */
  readonly sequences: Readonly<Record<string, number>>;
  /** In an order in which whatever a row refers to comes before it. */
  readonly tables: readonly BackupTable[];
}

export interface BackupTable {
  readonly name: string;
  /** Without those that the database works out. */
  readonly columns: readonly string[];
  readonly rows: number;
}

export interface BackupEnd {
  /** Of all that stands before. */
  readonly sha256: string;
}

export const FORMAT = 'volunteer-panel backup';
export const FORMAT_VERSION = 1;
