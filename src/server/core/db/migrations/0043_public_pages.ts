import { type Kysely, sql } from 'kysely';

/** The foundations' public pages. No foreign key: the table is in one place, and foundations are distributed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "public_pages" (
    "organizationId" uuid primary key,
    "slug" text not null unique,
    "isOn" boolean not null,
    "informationClause" text,
    "embedHosts" text[] not null,
    "version" integer not null
  )`.execute(db);
}
