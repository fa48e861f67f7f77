import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { acrossTenants } from '../../../src/server/core/db/scope.ts';
import { issueToken } from '../../../src/server/core/links/oneTimeTokens.ts';
import { insertOrganization } from '../../harness/insertOrganization.ts';
import { insertVolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import { openTestDatabase, type TestDatabase } from '../../harness/openTestDatabase.ts';
import { type ServerProcess, startServer } from '../../harness/startServer.ts';

describe.skipIf('missing' in inject('postgres'))('two processes on a PostgreSQL server', () => {
  let database: TestDatabase;
  const processes: ServerProcess[] = [];
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    for (let count = 0; count < 2; count += 1)
      processes.push(await startServer({ DATABASE_URL: database.url ?? '' }));
  });
  afterAll(async () => {
    for (const process of processes) await process.stop('SIGKILL');
    await database.close();
  });

  const byApi = (url: string, token: string) =>
    fetch(`${url}/api/users/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'source-device': 'mobile' },
      body: JSON.stringify({ token }),
    });
  const byPage = (url: string, token: string) =>
    fetch(`${url}/v/link`, { method: 'POST', body: new URLSearchParams({ token }), redirect: 'manual' });

  test('a link that is used in both at once, by the app and by the page, signs in once', async () => {
    const { id: organizationId } = await insertOrganization(database.db);
    const volunteer = await insertVolunteerUser(database.db, organizationId);
    for (let round = 0; round < 8; round += 1) {
      const token = await acrossTenants(() => issueToken('signIn', volunteer, database.db));
      const [first = '', second = ''] = processes.map(({ url }) => url);
      const answers = await Promise.all([
        ...[byApi(first, token), byPage(second, token), byApi(second, token), byPage(first, token)],
      ]);
      const given = answers.filter(({ headers }) => headers.get('set-cookie'));
      expect(given, `round ${round}`).toHaveLength(1);
      expect(answers.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(3);
    }
  });
});
