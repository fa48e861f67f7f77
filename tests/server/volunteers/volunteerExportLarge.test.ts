import type { KyselyPlugin } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { requestOf } from '../../harness/callOperation.ts';
import { insertVolunteers } from '../../harness/insertVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { parseCsv } from '../../harness/parseCsv.ts';
import { startTestServer } from '../../harness/startTestServer.ts';

const TOTAL = 4500;
/** As base64, a letter each byte. */
const LONGEST = 128 * 1024;

onEachServer('the export of many volunteers', (stage) => {
  beforeAll(async () => {
    await stage.db.deleteFrom('volunteers').execute();
    const person = (_: unknown, index: number) => ({
      organizationId: stage.own.id,
      email: `${index}@mail.example`,
      // Few values, so that the ends of batches fall among equals.
      lastname: `Nowak-${index % 2}`,
      city: 'Łódź',
      createdAt: `2026-11-01T00:00:00.${String(index % 7).padStart(3, '0')}Z`,
      tags: Array.from({ length: 10 }, (_, tag) => `dyżur świąteczny ${tag}`),
      accountStatus: index % 3 === 0 ? ('pending' as const) : ('verified' as const),
    });
    await insertVolunteers(stage.db, Array.from({ length: TOTAL }, person));
  });

  const request = (query: Record<string, string> = {}) =>
    requestOf('exportVolunteers', { as: stage.own.coordinator, params: { id: stage.own.id }, query });
  const emailsOf = (text: string) =>
    parseCsv(text)
      .slice(1)
      .map((cells) => cells.find((cell) => cell.includes('@')));

  describe.each(['createdAt,desc', 'lastname,asc'])('sorted by %s', (sort) => {
    test('has each of them once, in the order of the list', async () => {
      const { payload } = await stage.server.inject(request({ sort }));
      const emails = emailsOf(payload);
      expect(emails).toHaveLength(TOTAL);
      expect(new Set(emails).size).toBe(TOTAL);
      const { answer } = await stage.call('listVolunteers', {
        ...{ as: stage.own.admin, params: { id: stage.own.id }, query: { sort, page: 19, size: 100 } },
      });
      expect(emails.slice(1900, 2000)).toEqual(answer.content.map(({ email }) => email));
    });
  });

  test('has exactly those of the filter', async () => {
    const { payload } = await stage.server.inject(request({ accountStatus: 'verified' }));
    expect(emailsOf(payload)).toHaveLength((TOTAL / 3) * 2);
  });

  test('begins to arrive before the last batch is read', async () => {
    const begun = Promise.withResolvers<void>();
    const batches: { count: number; base64: string }[] = [];
    const read = () => batches.reduce((sum, { count }) => sum + count, 0);
    const holdLast: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const [row] = result.rows;
        if (row && 'base64' in row && 'count' in row && String(row.base64).length > 1000)
          batches.push({ count: Number(row.count), base64: String(row.base64) });
        if (read() === TOTAL) await begun.promise;
        return result;
      },
    };
    const server = await startTestServer({ db: stage.db.withPlugin(holdLast) });
    const response = await server.server.inject({ ...request(), payloadAsStream: true });
    let bytes = 0;
    for await (const chunk of response.stream()) {
      begun.resolve();
      bytes += chunk.length;
    }
    await server.close();
    expect(read()).toBe(TOTAL);
    expect(Math.max(...batches.map(({ base64 }) => base64.length))).toBeLessThan(LONGEST);
    expect(bytes).toBeGreaterThan(TOTAL * 100);
  });

  test('that somebody turns away from leaves the server well', async () => {
    const response = await stage.server.inject({ ...request(), payloadAsStream: true });
    for await (const _ of response.stream()) break;
    expect((await stage.call('getHealth')).status).toBe(200);
    expect(emailsOf((await stage.server.inject(request())).payload)).toHaveLength(TOTAL);
  });
});
