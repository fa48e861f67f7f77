import type { Caller } from '../Caller.ts';
import type { Stage } from './startStage.ts';

/** Ends all sessions of a person at the server, as time does: no browser is told. */
export async function endSessions(
  { db }: Pick<Stage, 'db'>,
  { id: accountId }: Pick<Caller, 'id'>,
): Promise<void> {
  await db.deleteFrom('sessions').where('accountId', '=', accountId).execute();
}
