import { openTestDatabase } from '../../harness/openTestDatabase.ts';
import type { SoakStage } from '../../soak/scenarios/Scenario.ts';

/** For scenarios in the small size of a test, silent, on the server of the tests. */
export const soakStage: SoakStage = {
  say: () => {},
  openDatabase: async () => {
    const { db, url = '', close } = await openTestDatabase('postgres');
    return { db, url, close };
  },
};
