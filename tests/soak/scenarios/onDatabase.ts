import type { SoakDatabase, SoakStage } from './Scenario.ts';

/** Works on a database of its own, which is closed whatever happens. */
export async function onDatabase<Result>(
  { openDatabase }: SoakStage,
  work: (database: SoakDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
