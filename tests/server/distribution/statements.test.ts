import { describe, expect, inject, test } from 'vitest';
import { statementIssues } from '../../harness/distribution/statementIssues.ts';
import { DISTRIBUTED_TEMPLATE } from '../../harness/templateDatabase.ts';

/** What servers send is checked at the end of each run (globalSetup.ts); this is what that would find. */
const FOUNDATION = '01980000-0000-7000-8000-000000000001';
const own = `"organizationId" = '${FOUNDATION}'`;

describe.skipIf('missing' in inject('postgres'))(
  'a statement for tables that are distributed by the foundation',
  () => {
    const issuesOf = async (text: string, foundation: string | null = FOUNDATION) => {
      const server = inject('postgres');
      if ('missing' in server) throw new Error(server.missing);
      const url = Object.assign(new URL(server.url), { pathname: `/${DISTRIBUTED_TEMPLATE}` }).href;
      const issues = await statementIssues([{ text, values: [], foundation }], url);
      return issues.map((issue) => issue.slice(0, issue.indexOf(': ')));
    };

    test.each([
      `select "id" from "volunteers" where ${own}`,
      `select "events"."id" from "events" join "participants" on "participants"."organizationId" = "events"."organizationId"
      and "eventId" = "events"."id" where "events".${own}`,
      `select (select "timeZone" from "organizations" where "organizations"."id" = "events"."organizationId")
      from "events" where ${own} for update`,
      `update "events" set "title" = 'x' where ${own} and "id" = '${FOUNDATION}'`,
      `delete from "sessions" where "expiresAt" < now() /* cross-tenant: expired rows are deleted */`,
      `insert into "history" ("id", "organizationId", "subjectTable", "subjectId", "action")
      values ('${FOUNDATION}', '${FOUNDATION}', 'events', '${FOUNDATION}', 'edited')`,
      'select "name" from "jobs" for update skip locked',
    ])('may be %s', async (text) => {
      expect(await issuesOf(text, null)).toEqual([]);
    });

    const spread = (tables: string) => `looks through 8 places (${tables}) and does not say why`;
    test.each([
      [`select "id" from "volunteers"`, spread('volunteers')],
      [`select "id" from "volunteers" where "id" = '${FOUNDATION}'`, spread('volunteers')],
      [
        `select "events"."id" from "events" join "participants" on "eventId" = "events"."id" where "events".${own}`,
        spread('events, participants'),
      ],
      [
        `select (select count(*) from "participants" where "eventId" = "events"."id") from "events" where ${own}`,
        spread('events, participants'),
      ],
      [`update "events" set "title" = 'x' where "id" = '${FOUNDATION}'`, spread('events')],
      [`delete from "participants" where "eventId" = '${FOUNDATION}'`, spread('participants')],
      [
        'select /* cross-tenant: a job */ "id" from "events" for update skip locked',
        'locks rows in many places',
      ],
      [
        'select /* cross-tenant: a job */ 1 from "organizations" cross join lateral (select 1 from "events" limit 1) as "one"',
        'uses over many places what one place has',
      ],
      [
        `update "events" set "updatedAt" = clock_timestamp() where ${own}`,
        'updates by what each place would say differently',
      ],
      [
        `update "events" set "organizationId" = '${FOUNDATION}' where ${own}`,
        'moves rows of events to another foundation',
      ],
      [
        `insert into "participants" ("id", "eventId") values ('${FOUNDATION}', '${FOUNDATION}')`,
        'adds to participants without organizationId',
      ],
    ])('is refused as %s', async (text, issue) => {
      expect((await issuesOf(text, null)).join('\n')).toContain(issue);
    });

    test('needs its own condition, though the wall has one', async () => {
      expect(await issuesOf('select "id" from "volunteers"')).toEqual([spread('volunteers')]);
    });
  },
);
