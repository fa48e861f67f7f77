import type { Page, Request } from 'playwright-core';
import type { Caller } from '../Caller.ts';
import type { Stage } from './startStage.ts';
import { holdNextStream, othersAnswered } from './streamOpened.ts';

/** Ends all sessions of a user on the server, as if they expired: no browser is notified. */
export async function endSessions(
  { db }: Pick<Stage, 'db'>,
  { id: accountId }: Pick<Caller, 'id'>,
): Promise<void> {
  await db.deleteFrom('sessions').where('accountId', '=', accountId).execute();
}

/** The specification's actions on a volunteer are GETs. */
const ACTS = /\/(?:verify|reject|delete)$/;
const changes = (request: Request) =>
  request.method() !== 'GET' || ACTS.test(new URL(request.url()).pathname);

/**
 * Ends the sessions just before the page's next change, or another given request, so that this request finds
 * out first. Reads before that still succeed; the notification stream, which ends with the session, does not
 * reconnect in time to open the sign-in dialog.
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
