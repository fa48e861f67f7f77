import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freePort } from '../../../scripts/build/panel/freePort.ts';
import { StartError } from '../../../src/server/core/config/StartError.ts';
import { readVariable } from '../../../src/server/core/config/variables.ts';
import { connectPostgres } from '../../../src/server/core/db/connectPostgres.ts';
import { hostUrls } from '../../../src/server/core/db/hostUrls.ts';
import { type PostgresServer, startPostgres } from '../../harness/startPostgres.ts';

describe('an address of several servers', () => {
  test.each([
    ['postgres://panel:a,b@db1,db2:5433/panel?sslmode=require', ['panel:a,b@db1/', 'panel:a,b@db2:5433/']],
    ['postgres://[::1]:5432,127.0.0.1/panel', ['[::1]:5432/panel', '127.0.0.1/panel']],
    ['postgres://db1/panel?target_session_attrs=read-write', ['db1/panel?target']],
  ])('is one address a server: %s', (address, parts) => {
    const urls = hostUrls(address);
    expect(urls).toEqual(parts.map((part) => expect.stringContaining(`postgres://${part}`)));
    expect(readVariable({ DATABASE_URL: address }, 'DATABASE_URL')).toBe(address);
  });

  test.each([
    'postgres://db1,/panel',
    'postgres://db1,db2:port/panel',
    'postgres://db1,db2/panel?target_session_attrs=standby',
    'mysql://db1,db2/panel',
    'postgres://,/panel',
  ])('is refused with what it takes: %s', (address) => {
    expect(() => readVariable({ DATABASE_URL: address }, 'DATABASE_URL')).toThrow(StartError);
  });
});

describe.skipIf('missing' in inject('postgres'))('of several servers', () => {
  let one: PostgresServer;
  let other: PostgresServer;
  let address: string;
  /** Takes connections and never says a word, as where a machine hangs. */
  const silent = createServer((socket) => socket.on('error', () => {}));
  beforeAll(async () => {
    // A replica is, to who connects, a server that takes no writes.
    [one, other] = await Promise.all([
      startPostgres(),
      startPostgres({ default_transaction_read_only: 'on' }),
    ]);
    const hosts = [one, other].map((server) => new URL(server.urlOf('postgres')).host);
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    hosts.push(`127.0.0.1:${(silent.address() as AddressInfo).port}`);
    address = `postgres://postgres@127.0.0.1:${await freePort()},${hosts.toReversed().join()}/postgres?target_session_attrs=read-write`;
  });
  afterAll(() => {
    silent.close();
    return Promise.all([one.stop(), other.stop()]);
  });

  async function say(server: PostgresServer, ...statements: string[]): Promise<void> {
    const client = new pg.Client(server.urlOf('postgres'));
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }
  const portOf = async (db: ReturnType<typeof connectPostgres>['db']) => {
    const { rows } = await sql<{ port: string }>`select current_setting('port') as "port"`.execute(db);
    return rows[0]?.port;
  };
  const portAt = (server: PostgresServer) => new URL(server.urlOf('postgres')).port;

  test('the one that takes writes is taken, and when it becomes another, that one', async () => {
    const { db, listen, close } = connectPostgres(address, () => {}, 'all');
    expect(await portOf(db)).toBe(portAt(one));
    const heard: string[] = [];
    const line = await listen(['notifications'], (_, notice) => heard.push(notice));
    await say(one, "notify notifications, 'one'");
    await expect.poll(() => heard).toEqual(['one']);

    // The roles change, and connections stay open: whoever writes on one is refused, and never again.
    await sql`create table "written" ("at" text)`.execute(db);
    const write = () => sql`insert into "written" values ('now')`.execute(db);
    await write();
    await say(other, 'begin read write', 'create table "written" ("at" text)', 'commit');
    await say(one, 'alter role postgres set default_transaction_read_only = on');
    await say(
      one,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'volunteer-panel-live'",
    );
    await line.lost;
    await sql`set default_transaction_read_only = on`.execute(db);
    await expect(write()).rejects.toThrow('read-only transaction');
    await say(
      other,
      'begin read write',
      'alter role postgres set default_transaction_read_only = off',
      'commit',
    );
    await write();
    expect(await portOf(db)).toBe(portAt(other));
    const next = await listen(['notifications'], (_, notice) => heard.push(notice));
    await say(other, "notify notifications, 'other'");
    await expect.poll(() => heard).toEqual(['one', 'other']);
    await next.close();
    await close();
  });

  test('none that takes writes is as if the database were away', async () => {
    await say(other, 'alter role postgres set default_transaction_read_only = on');
    const { db, close } = connectPostgres(address, () => {}, 'all');
    await expect(sql`select 1`.execute(db)).rejects.toThrow(AggregateError);
    await close();
  });
});
