/**
 * Why a part of the panel is not there: it cannot be had, it did not come in time, nothing answers, or the server has
 * another panel by now and no part of this one any more.
 */
export type MissingReason = 'failed' | 'late' | 'offline' | 'replaced';

const messages: Readonly<Record<MissingReason, string>> = {
  failed: 'A part of the panel could not be loaded',
  late: 'A part of the panel did not come in time',
  offline: 'A part of the panel could not be loaded without a network',
  replaced: 'A part of the panel is gone, there is a newer one',
};

/** A script, or what comes with it, that was asked for in vain. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
  readonly reason: MissingReason;

  constructor(reason: MissingReason, cause?: unknown) {
    super(messages[reason], { cause });
    this.reason = reason;
  }
}
