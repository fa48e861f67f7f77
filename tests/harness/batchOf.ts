import { BETWEEN_VALUES, END_OF_RECORD } from '../../src/server/core/db/batchesOf.ts';

/** Records as an export's batch. */
export const batchOf = (records: readonly (readonly string[])[]): Buffer =>
  Buffer.from(
    records
      .map((values) => values.join(String.fromCharCode(BETWEEN_VALUES)) + String.fromCharCode(END_OF_RECORD))
      .join(''),
  );
