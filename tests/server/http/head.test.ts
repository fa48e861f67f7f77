import { describe, expect, test } from 'vitest';
import { type OperationId, operations } from '../../../src/contract/generated/operations.ts';
import { requestOf } from '../../harness/callOperation.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { usualCall } from '../../harness/usualCall.ts';

const read = [
  'listVolunteers',
  'exportVolunteers',
  'getVolunteer',
  'listVolunteerFiles',
  'getHealth',
  'getContract',
] as const;

onOneServer('HEAD', (stage) => {
  const head = (id: OperationId, signedIn: boolean) => {
    const { as, ...input } = usualCall(stage, id);
    const params = {
      ...input.params,
      ...(id.endsWith('Volunteer') || id.endsWith('Files') ? { id: stage.own.volunteerId } : {}),
    };
    const request = requestOf(id, { ...input, params, ...(signedIn && as && { as }) });
    return { request, response: stage.server.inject({ ...request, method: 'HEAD' }) };
  };

  test.each(read)('of %s answers as GET does, without the content', async (id) => {
    const { request, response } = head(id, true);
    const [got, asked] = [await stage.server.inject(request), await response];
    expect(asked.statusCode).toBe(200);
    expect(asked.payload).toBe('');
    expect(asked.headers['content-type']).toBe(got.headers['content-type']);
    expect(asked.headers['cache-control']).toBe('no-store');
  });

  describe('is refused as GET is', () => {
    test.each(read.filter((id) => operations[id].security.length > 0))('%s without a session', async (id) => {
      const response = await head(id, false).response;
      expect(response.statusCode).toBe(401);
      expect(response.payload).toBe('');
    });
  });

  test('never changes anything', async () => {
    const before = await stage.snapshot();
    for (const id of Object.keys(operations) as OperationId[]) {
      expect((await head(id, true).response).statusCode, id).not.toBe(500);
    }
    expect(await stage.snapshot()).toEqual(before);
  });
});
