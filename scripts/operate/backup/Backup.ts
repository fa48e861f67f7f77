/**
 * Format of a backup: gzipped text with a header, the rows of each table as PostgreSQL's JSON, one per line,
 * and a final line that marks it as complete. It can be read with `zcat`, works between the embedded database
 * and PostgreSQL, and needs memory only for its largest row.
 */
export interface BackupHeader {
  readonly format: typeof FORMAT;
  readonly formatVersion: typeof FORMAT_VERSION;
  readonly at: string;
  /** Executed migrations, which recreate the tables. */
  readonly migrations: readonly { readonly name: string; readonly timestamp: string }[];
  /** Current number of each. */
  readonly sequences: Readonly<Record<string, number>>;
  /** Referenced tables come first. */
  readonly tables: readonly BackupTable[];
}

export interface BackupTable {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly string[];
  readonly rows: number;
}

export interface BackupEnd {
  /** Checksum of all previous lines. */
  readonly sha256: string;
}

export const FORMAT = 'volunteer-panel backup';
export const FORMAT_VERSION = 1;
