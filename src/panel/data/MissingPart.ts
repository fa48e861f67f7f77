/**
 * Why a part of the panel is not there: it cannot be had, it did not come in time, nothing answers, or the server has
 * another panel by now and no part of this one any more.
 */
export type MissingReason = 'failed' | 'late' | 'offline' | 'replaced';

/** A script, or what comes with it, that was asked for in vain. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
  readonly reason: MissingReason;

  constructor(reason: MissingReason, cause?: unknown) {
    // Nobody reads it but in a log: what a person is told is in i18n.
    super(reason, { cause });
    this.reason = reason;
  }
}
