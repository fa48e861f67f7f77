import { expect, test } from 'vitest';
import { onEachDatabase } from '../../harness/onEachDatabase.ts';
import { startTestServer } from '../../harness/startTestServer.ts';

onEachDatabase('once the database is closed', (open) => {
  test('a call that comes too late is answered 503, with a message', async () => {
    const database = await open();
    const server = await startTestServer(database);
    expect((await server.call('getHealth')).answer).toEqual({ status: 'ok' });
    await database.close();
    for (const id of ['getHealth', 'login'] as const) {
      const headers = { cookie: `session=${'x'.repeat(43)}`, 'accept-language': 'pl' };
      const { problem } = await server.call(id, { headers });
      expect(problem).toMatchObject({ status: 503, code: 'service_unavailable' });
      expect(problem.message).not.toBe('');
    }
    await server.close();
  });
});
