import { PassThrough } from 'node:stream';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { freePort } from '../../../scripts/build/panel/freePort.ts';
import { awaitPostgres } from '../../../src/server/core/db/awaitPostgres.ts';
import { connectPostgres } from '../../../src/server/core/db/connectPostgres.ts';
import { createLog } from '../../../src/server/core/log/createLog.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../../harness/startDatabaseProxy.ts';
import { type ServerProcess, startServer } from '../../harness/startServer.ts';

const server = inject('postgres');
const running: ServerProcess[] = [];

async function start(DATABASE_URL: string): Promise<ServerProcess> {
  const started = await startServer({ DATABASE_URL });
  running.push(started);
  return started;
}

/** What is said by one that waits in vain, for ten seconds, beside the other tests. */
let unanswered: Promise<unknown>;
beforeAll(async () => {
  unanswered = start(`postgres://panel:geheim@127.0.0.1:${await freePort()}/panel`).catch(String);
});

describe.skipIf('missing' in server)('on a PostgreSQL server', () => {
  const admin = new pg.Client('url' in server ? server.url : '');
  const database = `started_${crypto.randomUUID().replaceAll('-', '')}`;
  let proxy: DatabaseProxy;
  let url: string;

  beforeAll(async () => {
    await admin.connect();
    await admin.query(`create database ${database}`);
    proxy = await startDatabaseProxy(`postgres://postgres@127.0.0.1:${admin.port}/${database}`);
    url = proxy.url;
  });
  afterEach(async () => {
    for (const started of running.splice(0)) await started.stop('SIGKILL');
  });
  afterAll(async () => {
    await proxy.cut();
    await admin.query(`drop database ${database} with (force)`);
    await admin.end();
  });

  test('several processes start at once on an empty database, and one of them makes its tables', async () => {
    const servers = await Promise.all([start(url), start(url), start(url)]);
    const changed = servers.filter((started) => started.output().includes('changed the database'));
    expect(changed).toHaveLength(1);
  });

  test('answers 503 while the database is away, and 200 once it is back', async () => {
    const started = await start(url);
    const ask = async () => {
      const answer = await fetch(`${started.url}/api/health`, { headers: { 'accept-language': 'en' } });
      return { status: answer.status, body: await answer.json() };
    };
    expect(await ask()).toEqual({ status: 200, body: { status: 'ok' } });
    await proxy.cut();
    for (let tries = 0; tries < 15; tries += 1) {
      const { status, body } = await ask();
      expect(status).toBe(503);
      expect(body).toMatchObject({ code: 'service_unavailable', message: expect.stringMatching(/./) });
    }
    await proxy.mend();
    expect((await ask()).status).toBe(200);
    expect(await started.stop()).toBe(0);
  });

  test('refuses a database for ASCII alone by one line, before it makes a table', async () => {
    const ascii = `${database}_ascii`;
    await admin.query(`create database ${ascii} encoding 'SQL_ASCII' locale 'C' template template0`);
    const refused = start(`postgres://postgres@127.0.0.1:${admin.port}/${ascii}`);
    await expect(refused).rejects.toThrow(
      /ended with 1:\nThe database of DATABASE_URL uses the encoding SQL_ASCII, but names need UTF8\. [^\n]+\n$/,
    );
    await admin.query(`drop database ${ascii} with (force)`);
  });

  test('waits for a database that starts after it', async () => {
    await proxy.cut();
    const db = connectPostgres(url, () => {}, 'all').db;
    const log = createLog(new PassThrough());
    const waiting = vi.spyOn(log, 'info').mockImplementationOnce(() => void proxy.mend());
    await awaitPostgres(db, log);
    expect(waiting).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('waiting for the PostgreSQL server'),
    );
    await db.destroy();
  });

  test('a database that is not there is one line and status 1', async () => {
    await expect(start(url.replace(database, 'nowhere'))).rejects.toThrow(
      /ended with 1:\nThe PostgreSQL server of DATABASE_URL is not usable: database "nowhere" does not exist\.\n$/,
    );
  });
});

test('a server that does not answer is one line and status 1, after a while', async () => {
  const failure = await unanswered;
  expect(failure).toMatch(
    /ended with 1:\n.*\nThe PostgreSQL server of DATABASE_URL is not usable: connect ECONNREFUSED .+\.\n$/,
  );
  expect(failure).not.toContain('geheim');
});
