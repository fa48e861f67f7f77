import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freePort } from '../../../scripts/build/panel/freePort.ts';
import { countLockWaits } from '../../harness/countLockWaits.ts';
import { insertVolunteers } from '../../harness/insertVolunteer.ts';
import { openTestDatabase, type TestDatabase } from '../../harness/openTestDatabase.ts';
import { type ServerProcess, startServer } from '../../harness/startServer.ts';
import { createEvent } from '../../soak/scenarios/actions.ts';
import { callServer } from '../../soak/scenarios/callServer.ts';
import { findLost } from '../../soak/scenarios/findLost.ts';
import { insertTeam, type Team } from '../../soak/scenarios/insertTeam.ts';
import { startLoad } from '../../soak/scenarios/processes/startLoad.ts';
import { openEmptyDatabase } from '../backup/emptyDatabase.ts';

const folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-stopped-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf('missing' in inject('postgres'))('a server that is stopped', () => {
  let database: TestDatabase;
  let team: Team;
  let server: ServerProcess;

  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    team = await insertTeam(database.db);
    server = await start();
  });
  afterAll(async () => {
    await server.stop('SIGKILL');
    await database.close();
  });

  const start = () => startServer({ DATABASE_URL: database.url ?? '', DATA_DIR: folder });
  const files = () => database.db.selectFrom('volunteer_files').select('id').execute();

  test('by SIGTERM under load answers all that it has taken, loses nothing, and ends in time', async () => {
    const load = startLoad(server.url, [
      createEvent(team),
      createEvent(team),
      createEvent(team),
      createEvent(team),
    ]);
    await expect.poll(() => load.written.length, { timeout: 20_000 }).toBeGreaterThan(20);
    expect(await server.stop()).toBe(0);
    // Who comes later is refused the connection: what is before the servers goes to the next.
    await load.stop();
    expect(load.issues.filter((issue) => !issue.includes('fetch failed'))).toEqual([]);
    expect(await findLost(load.written, database.db)).toEqual([]);
    server = await start();
  });

  test('by kill -9 in the middle of an upload has stored nothing of it', async () => {
    const upload = connect(server.port, '127.0.0.1').on('error', () => {});
    const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n';
    const lines = [
      ...[
        `POST /api/volunteers/${team.volunteerIds[0]}/files HTTP/1.1`,
        'host: panel',
        `cookie: ${team.cookie}`,
      ],
      ...[
        'content-type: multipart/form-data; boundary=edge',
        'content-length: 1000000',
        'expect: 100-continue',
      ],
    ];
    upload.write(`${lines.join('\r\n')}\r\n\r\n`);
    await once(upload, 'data');
    upload.write(head);
    const closed = new Promise((resolve) => upload.once('close', resolve));
    await server.stop('SIGKILL');
    await closed;
    expect(await files()).toEqual([]);
    server = await start();
  });

  test('by kill -9 in the middle of an export leaves a download that the browser calls broken', async () => {
    const { organizationId } = team;
    await insertVolunteers(
      database.db,
      Array.from({ length: 30_000 }, () => ({ organizationId })),
    );
    const params = { id: organizationId };
    const answer = await callServer(server.url, 'exportVolunteers', { cookie: team.cookie, params });
    const reader = answer.body?.getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    await server.stop('SIGKILL');
    const rest = async () => {
      while (!(await reader?.read())?.done) {}
    };
    await expect(rest()).rejects.toThrow('terminated');
    server = await start();
  });

  test('by kill -9 in the middle of a migration leaves no table, and the next start makes all', async () => {
    const { db, url = '', close } = await openEmptyDatabase('postgres');
    const { promise, resolve } = Promise.withResolvers<void>();
    const holding = db.transaction().execute(async (holder) => {
      // Whoever makes the same, as migration 0007 does, waits until this is undone.
      await sql`create sequence "notification_positions"`.execute(holder);
      await promise;
      throw new Error('undone');
    });
    const migrating = spawn(process.execPath, ['src/server/main.ts'], {
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder, PORT: String(await freePort()), DEMO: '0' },
      stdio: 'ignore',
    });
    await expect.poll(() => countLockWaits(db), { timeout: 30_000 }).toBe(1);
    migrating.kill('SIGKILL');
    await once(migrating, 'exit');
    const { rows } = await sql`select from pg_tables where "tablename" = 'volunteers'`.execute(db);
    expect(rows).toEqual([]);
    resolve();
    await expect(holding).rejects.toThrow('undone');

    const again = await startServer({ DATABASE_URL: url, DATA_DIR: folder });
    expect(again.output()).toContain('changed the database: 0001_contract_tables, ');
    expect(await again.stop()).toBe(0);
    await close();
  });
});
