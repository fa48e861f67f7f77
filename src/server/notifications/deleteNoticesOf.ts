import { sql } from 'kysely';
import type { Trx } from '../core/db/transaction.ts';

interface Person {
  readonly organizationId: string;
  /** The person's record. */
  readonly subjectId: string;
  /** What names the person alone; null where nothing does. */
  readonly name: string | null;
}

/** Deletes the team's notifications about a person, or that name them. */
export async function deleteNoticesOf({ organizationId, subjectId, name }: Person, trx: Trx): Promise<void> {
  await sql`delete from "notifications" where "organizationId" = ${organizationId}
    and ("subjectId" = ${subjectId} or "params"->>'actor' = ${name} or "params"->>'subject' = ${name})`.execute(
    trx,
  );
}
