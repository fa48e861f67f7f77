/** Called for each notice of a committed `NOTIFY`. */
export type OnNotice = (channel: string, notice: string) => void;

/** A database connection that receives notices. */
export interface Line {
  /** Resolves when the connection is lost. */
  readonly lost: Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a listening connection; receives everything committed from then on. @throws Error when the database
 * is unreachable
 */
export type Listen = (channels: readonly string[], onNotice: OnNotice) => Promise<Line>;
