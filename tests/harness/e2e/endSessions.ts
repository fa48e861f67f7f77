import type { Page, Request } from 'playwright-core';
import type { Caller } from '../Caller.ts';
import type { Stage } from './startStage.ts';
import { holdNextStream, othersAnswered } from './streamOpened.ts';

/** Ends all sessions of a person at the server, as time does: no browser is told. */
export async function endSessions(
  { db }: Pick<Stage, 'db'>,
  { id: accountId }: Pick<Caller, 'id'>,
): Promise<void> {
  await db.deleteFrom('sessions').where('accountId', '=', accountId).execute();
}

/** The specification's acts on a volunteer are GETs. */
const ACTS = /\/(?:verify|reject|delete)$/;
const changes = (request: Request) =>
  request.method() !== 'GET' || ACTS.test(new URL(request.url()).pathname);

/**
 * The same as the page sends its next change, or another request that it names, so that this is the first to hear of it.
 * Whatever the page still reads until then is answered; the stream of notifications, which ends with the session, is not
 * opened again in time to ask for a sign-in by itself.
 */
export async function endSessionsWithNext(
  page: Page,
  stage: Pick<Stage, 'db'>,
  caller: Pick<Caller, 'id'>,
  isNext: (request: Request) => boolean = changes,
): Promise<void> {
  let hasEnded = false;
  await page.route('**/api/**', async (route) => {
    if (hasEnded || !isNext(route.request())) return route.fallback();
    hasEnded = true;
    await holdNextStream(page);
    await othersAnswered(page, route.request());
    await endSessions(stage, caller);
    await route.fallback();
  });
}
