/** Told of each notice that a committed `NOTIFY` sent. */
export type OnNotice = (channel: string, notice: string) => void;

/** A line to the database on which notices come in. */
export interface Line {
  /** Resolves when it broke. */
  readonly lost: Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a line to the database; what is committed from then on is heard. @throws Error when it cannot be reached */
export type Listen = (channels: readonly string[], onNotice: OnNotice) => Promise<Line>;
