import type { SoakStage } from '../../../scripts/soak/Scenario.ts';
import { openTestDatabase } from '../../support/openTestDatabase.ts';

/** For scenarios in the small size of a test, silent, on the server of the tests. */
export const soakStage: SoakStage = {
  say: () => {},
  openDatabase: async () => {
    const { db, url = '', close } = await openTestDatabase('postgres');
    return { db, url, close };
  },
};
