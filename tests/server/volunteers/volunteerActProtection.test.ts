import { beforeAll, describe, expect, test } from 'vitest';
import { requestOf } from '../../harness/callOperation.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { onOneServer } from '../../harness/onEachServer.ts';

onOneServer('a GET that changes state', (stage) => {
  let id: string;
  beforeAll(async () => {
    id = (await insertVolunteer(stage.db, { organizationId: stage.own.id })).id;
  });

  describe.each(['verifyVolunteer', 'rejectVolunteer', 'deleteVolunteer'] as const)('%s', (operation) => {
    const action = (headers: Record<string, string | undefined>) =>
      stage.call(operation, { as: stage.own.coordinator, params: { id }, headers });

    /** Refused with this code, and nothing happened. */
    const expectRefused = async (
      headers: Record<string, string | undefined>,
      status: number,
      code: string,
    ) => {
      const before = await stage.snapshot();
      const reply = await action(headers);
      expect(reply.problem).toMatchObject({ status, code });
      expect(await stage.snapshot()).toEqual(before);
    };

    test.each([undefined, '', 'tablet', 'WEB'])(
      'demands a source-device that it knows, not %j',
      async (device) => {
        await expectRefused({ 'source-device': device }, 400, 'missing_source_device');
      },
    );

    test.each(['cross-site', 'same-site', 'CROSS-SITE', 'anything'])(
      'refuses Sec-Fetch-Site: %s',
      async (site) => {
        await expectRefused({ 'sec-fetch-site': site }, 403, 'cross_site');
      },
    );

    test('is not done by HEAD', async () => {
      const before = await stage.snapshot();
      const request = requestOf(operation, { as: stage.own.coordinator, params: { id } });
      const response = await stage.server.inject({ ...request, method: 'HEAD' });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(await stage.snapshot()).toEqual(before);
    });

    test.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)('is not done by %s', async (method) => {
      const before = await stage.snapshot();
      const request = requestOf(operation, { as: stage.own.coordinator, params: { id } });
      expect((await stage.server.inject({ ...request, method })).statusCode).toBe(404);
      expect(await stage.snapshot()).toEqual(before);
    });

    test.each(['same-origin', 'none', undefined])(
      'is done for Sec-Fetch-Site: %s, from panel and app, and never cached',
      async (site) => {
        for (const device of ['web', 'mobile']) {
          const volunteer = await insertVolunteer(stage.db, { organizationId: stage.own.id });
          const headers = { 'sec-fetch-site': site, 'source-device': device };
          const reply = await stage.call(operation, {
            as: stage.own.coordinator,
            params: { id: volunteer.id },
            headers,
          });
          expect(reply.status).toBe(operation === 'deleteVolunteer' ? 204 : 200);
          expect(reply.headers['cache-control']).toBe('no-store');
        }
      },
    );
  });

  test('reading is not refused: a link from a mail opens', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'source-device': undefined };
    const reply = await stage.call('getVolunteer', { as: stage.own.coordinator, params: { id }, headers });
    expect(reply.status).toBe(200);
  });
});
