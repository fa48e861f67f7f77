import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { multipartBody } from '../../harness/multipartBody.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { pdfOf } from '../../harness/sampleFiles.ts';
import { startTestServer, type TestServer } from '../../harness/startTestServer.ts';

const BYTES = 10 * 1024 * 1024;
const LARGEST_PIECE = 256 * 1024;
const content = Buffer.concat([
  pdfOf(1024),
  Buffer.from(Array.from({ length: BYTES - 1024 }, (_, at) => (at * 7 + (at >> 8)) & 255)),
]);

onOneServer('a download', (stage) => {
  /** Sizes of what was read of files. */
  const pieces: number[] = [];
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      for (const row of result.rows)
        for (const value of Object.values(row)) if (Buffer.isBuffer(value)) pieces.push(value.length);
      return result;
    },
  };
  let watched: TestServer;
  let id: string;
  let fileId: string;

  beforeAll(async () => {
    watched = await startTestServer({ db: stage.db, served: stage.walled.withPlugin(watch) });
    await watched.server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => watched.close());
  beforeEach(async () => {
    id = (await insertVolunteer(stage.db, { organizationId: stage.own.id })).id;
    const upload = await stage.call('uploadVolunteerFile', {
      as: stage.own.coordinator,
      params: { id },
      ...multipartBody([{ field: 'file', name: 'large.pdf', content }]),
    });
    fileId = upload.answer.id;
    pieces.length = 0;
  });

  const open = async (): Promise<IncomingMessage> => {
    const { port } = watched.server.server.address() as AddressInfo;
    const { cookie } = stage.own.coordinator;
    const path = `/api/volunteers/${id}/files/${fileId}`;
    const [answer] = await once(
      get({ host: '127.0.0.1', port, path, headers: { cookie }, agent: false }),
      'response',
    );
    return answer;
  };

  test('is read piece by piece, and is the very file', async () => {
    const answer = await open();
    expect(answer.headers['content-length']).toBe(String(BYTES));
    expect((await buffer(answer)).equals(content)).toBe(true);
    expect(Math.max(...files(pieces))).toBe(LARGEST_PIECE);
    expect(files(pieces)).toHaveLength(BYTES / LARGEST_PIECE);
  });

  test('that is given up is not read to its end', async () => {
    const closed = new Promise((resolve) =>
      watched.server.server.once('request', (_, response) => response.once('close', resolve)),
    );
    const answer = await open();
    answer.destroy();
    await closed;
    expect(files(pieces).length).toBeLessThan(BYTES / LARGEST_PIECE);
  });

  test('of a file that is deleted meanwhile breaks off', async () => {
    const answer = await open();
    answer.pause();
    await stage.call('deleteVolunteerFile', { as: stage.own.coordinator, params: { id, fileId } });
    await expect(buffer(answer).then(({ length }) => length)).rejects.toThrow('aborted');
  });

  test('of which only the head is asked reads nothing of it', async () => {
    const { headers } = await watched.server.inject({
      method: 'HEAD',
      url: `/api/volunteers/${id}/files/${fileId}`,
      headers: { cookie: stage.own.coordinator.cookie },
    });
    expect(headers['content-length']).toBe(String(BYTES));
    expect(files(pieces)).toEqual([]);
  });

  test('deleting reads nothing of the file', async () => {
    await watched.call('deleteVolunteerFile', { as: stage.own.coordinator, params: { id, fileId } });
    expect(files(pieces)).toEqual([]);
  });
});

/** Without what is as short as the hash of a session. */
function files(sizes: readonly number[]): number[] {
  return sizes.filter((size) => size > 32);
}
