import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type OperationId, operations } from '../../../src/contract/generated/operations.ts';
import { jsonBodyOf } from '../../harness/contract.ts';
import { multipartBody } from '../../harness/multipartBody.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { oversizedBodies } from '../../harness/requests/oversizedBodies.ts';
import { zipOf } from '../../harness/sampleFiles.ts';
import { usualBody, usualCall } from '../../harness/usualCall.ts';

/** A refusal never holds more, whatever was sent. */
const LONGEST_ANSWER = 64 * 1024;
const takingJson = (Object.keys(operations) as OperationId[]).filter((id) => jsonBodyOf(id));

onOneServer('what is small on the wire and large in the memory', (stage) => {
  describe.each(Object.entries(oversizedBodies))('a body with %s', (_, blow) => {
    test.each(takingJson)('is refused in few words by %s', async (id) => {
      const before = await stage.snapshot();
      const body = blow(usualBody(stage, id) as object);
      const { problem, text } = await stage.call(id, { ...usualCall(stage, id), body });
      expect(problem).toMatchObject({ status: 400, code: 'invalid_input' });
      expect(text.length).toBeLessThan(LONGEST_ANSWER);
      expect(await stage.snapshot()).toEqual(before);
    });
  });

  test('an archive that claims to be a document, and whose list of contents is endless', async () => {
    const content = zipOf({ '[Content_Types].xml': Buffer.alloc(300 * 2 ** 20) }, deflateRawSync);
    expect(content.length).toBeLessThan(2 ** 20);
    const before = process.memoryUsage.rss();
    const { problem } = await stage.call('uploadVolunteerFile', {
      ...{ as: stage.own.coordinator, params: { id: stage.own.volunteerId } },
      ...multipartBody([{ field: 'file', name: 'cv.docx', content }]),
    });
    expect(problem).toMatchObject({ status: 422, code: 'upload_failed' });
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 2 ** 20);
  });
});
