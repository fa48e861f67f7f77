import { describe, expect, test } from 'vitest';
import { type OperationId, operations } from '../../../src/contract/generated/operations.ts';
import type { CallInput } from '../../harness/callOperation.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { usualCallWithBody } from '../../harness/usualCall.ts';

const changing = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].changesState);
const byGet = changing.filter((id) => operations[id].method === 'GET');

/** What another site can make a browser send along with the session, if there were no SameSite. */
onOneServer('another site', (stage) => {
  const usual = (id: OperationId): CallInput => {
    const input = usualCallWithBody(stage, id);
    const ofVolunteer = operations[id].path.startsWith('/volunteers/{id}');
    return { ...input, ...(ofVolunteer && { params: { ...input.params, id: stage.own.volunteerId } }) };
  };
  const expectRefused = async (
    id: OperationId,
    headers: Record<string, string | undefined>,
    expected: object,
  ) => {
    const input = usual(id);
    const { problem } = await stage.call(id, { ...input, headers: { ...input.headers, ...headers } });
    expect(problem, JSON.stringify(headers)).toMatchObject(expected);
  };

  test('is what these calls refuse', () => {
    expect(changing.length).toBeGreaterThan(35);
    expect(byGet).toEqual([
      ...['confirmRegistration', 'restoreAccount', 'verifyVolunteer', 'rejectVolunteer', 'deleteVolunteer'],
    ]);
  });

  test.each(changing)('cannot make a browser do: %s', async (id) => {
    const before = await stage.snapshot();
    const refusal = { status: 403, code: 'cross_site' };
    for (const site of ['cross-site', 'same-site', 'CROSS-SITE', '']) {
      await expectRefused(id, { 'sec-fetch-site': site }, refusal);
    }
    // From browsers that do not tell the site. The port and the scheme are part of the origin, and so is a subdomain.
    for (const origin of [
      'https://evil.example',
      'null',
      'http://localhost:81',
      'http://a.localhost',
      'file://',
      '',
    ]) {
      await expectRefused(id, { host: 'localhost:80', origin }, refusal);
    }
    expect(await stage.snapshot()).toEqual(before);
  });

  test.each(changing)('cannot make a browser do ahead of the person: %s', async (id) => {
    const before = await stage.snapshot();
    const refusal = { status: 403, code: 'prefetch' };
    for (const ahead of ['prefetch', 'prefetch;prerender', 'PREFETCH;anonymous-client-ip']) {
      await expectRefused(id, { 'sec-fetch-site': 'none', 'sec-purpose': ahead }, refusal);
    }
    for (const purpose of ['prefetch', 'preview']) await expectRefused(id, { purpose }, refusal);
    expect(await stage.snapshot()).toEqual(before);
  });

  test.each(byGet)(
    'cannot do it by a link, an image or a form either, which send no header of ours: %s',
    async (id) => {
      const before = await stage.snapshot();
      await expectRefused(id, { 'source-device': undefined }, { status: 400, code: 'missing_source_device' });
      expect(await stage.snapshot()).toEqual(before);
    },
  );

  describe('is not who', () => {
    test.each<[string, Record<string, string | undefined>]>([
      [
        'has the panel open',
        { 'sec-fetch-site': 'same-origin', origin: 'https://panel.example', host: 'proxy' },
      ],
      ['typed the address', { 'sec-fetch-site': 'none' }],
      ['has it open in an older browser', { host: 'panel.example', origin: 'https://panel.example' }],
      ['has no browser', {}],
    ])('%s', async (_, headers) => {
      const reply = await stage.call('readAllNotifications', { as: stage.own.admin, headers });
      expect(reply.status).toBe(204);
    });
  });

  test('cannot send a form as JSON', async () => {
    const before = await stage.snapshot();
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const payload = JSON.stringify({ reason: 'Goodbye', x: '=' });
      const { id } = stage.own.coordinator;
      const input = { as: stage.own.coordinator, params: { id }, payload, headers: { 'content-type': type } };
      expect((await stage.call('leaveOrganization', input)).problem.code).toBe('unsupported_media_type');
    }
    expect(await stage.snapshot()).toEqual(before);
  });
});
