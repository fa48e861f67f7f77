import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../../src/server/core/db/transaction.ts';
import { answerOf, Refused } from './answerOf.ts';
import { callServer } from './callServer.ts';
import type { Team } from './insertTeam.ts';

/** What a server has acknowledged. */
export interface Written {
  /** For the line that says that it is lost. */
  readonly what: string;
  readonly isKept: (db: Queries) => Promise<boolean>;
}

/**
 * One write by the API.
 * @throws Refused by the server; or another Error when the connection breaks, and nobody knows whether it was written
 */
export type Action = (url: string) => Promise<Written>;

/** A draft, and its entry in the history, by the same transaction. */
export function createEvent({ cookie }: Pick<Team, 'cookie'>): Action {
  return async (url) => {
    const body = { title: `Soak ${crypto.randomUUID()}` };
    const { id } = await answerOf(await callServer(url, 'createEvent', { cookie, body }));
    return {
      what: `event ${id}`,
      isKept: (db) =>
        exists(
          sql`select from "events" join "history" on "subjectId" = "events"."id" and "action" = 'created'
            where "events"."id" = ${id}`,
          db,
        ),
    };
  };
}

/** Of 100 KB that are no others, to one volunteer after the other; it is read again at once, by whatever server that call comes to. */
export function attachFile({ cookie, volunteerIds }: Pick<Team, 'cookie' | 'volunteerIds'>): Action {
  let count = 0;
  return async (url) => {
    const id = volunteerIds[count++ % volunteerIds.length] ?? '';
    const content = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(100_000)]);
    const body = new FormData();
    body.set('file', new File([content], 'soak.pdf', { type: 'application/pdf' }));
    const params = { id };
    const { id: fileId } = await answerOf(
      await callServer(url, 'uploadVolunteerFile', { cookie, params, body }),
    );
    const digest = createHash('sha256').update(content).digest();
    const what = `file ${fileId}`;
    const download = await callServer(url, 'downloadVolunteerFile', { cookie, params: { id, fileId } });
    if (!content.equals(Buffer.from(await download.arrayBuffer())))
      throw new Refused(download, `${what} differs`);
    return {
      what,
      isKept: (db) =>
        exists(
          sql`select from "volunteer_files" where "id" = ${fileId} and sha256("content") = ${digest}`,
          db,
        ),
    };
  };
}

/** A volunteer of their own takes a place at an event, each at most once. */
export function signUp(places: Iterator<{ cookie: string; volunteerId: string; eventId: string }>): Action {
  return async (url) => {
    const { value: place, done } = places.next();
    if (done) throw new Error('Nobody is left who could sign up.');
    const { cookie, volunteerId, eventId } = place;
    await answerOf(await callServer(url, 'signUpForEvent', { cookie, params: { id: eventId } }));
    return {
      what: `place of ${volunteerId} at ${eventId}`,
      isKept: (db) =>
        exists(
          sql`select from "participants" where "eventId" = ${eventId} and "volunteerId" = ${volunteerId}`,
          db,
        ),
    };
  };
}

async function exists(query: ReturnType<typeof sql>, db: Queries): Promise<boolean> {
  const { rows } = await query.execute(db);
  return rows.length === 1;
}
