import { expect, test } from 'vitest';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { sendRequests } from '../../support/requests/sendRequests.ts';

const REQUESTS = 750;
/** The same each time, so that no change fails for what it did not do: `npm run soak -- requests` sends 20,000 others. */
const seed = Number(process.env.SEED ?? 1);
const LONGEST_MS = 20_000;

onEachDatabase('generated requests, right and wrong, of all operations and roles', (open) => {
  test('are answered as the contract says, below 500, and leave nothing where they are refused', async () => {
    const database = await open();
    const { fault, sent, statuses } = await sendRequests(database, {
      requests: REQUESTS,
      seed,
      longestMs: LONGEST_MS,
    });
    await database.close();
    expect(fault).toBeNull();
    // A slow machine sends fewer.
    if (sent === REQUESTS)
      expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '400', '401', '403', '404']));
  });
});
