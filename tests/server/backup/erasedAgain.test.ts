import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fillDataFolder, inDataFolder } from '../../harness/dataFolder.ts';
import { runCommand } from '../../harness/runCommand.ts';
import { type ServerProcess, startServer } from '../../harness/startServer.ts';
import { callServer } from '../../soak/scenarios/callServer.ts';
import { insertTeam, type Team } from '../../soak/scenarios/insertTeam.ts';

const folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-erased-again-'));
const lost = join(folder, 'lost');
const register = join(lost, 'erasures.jsonl');
const file = join(folder, 'panel.backup');
let team: Team;
let server: ServerProcess;
let erased: string[];

const volunteersIn = (dataDir: string) =>
  inDataFolder(dataDir, async (db) =>
    (await db.selectFrom('volunteers').select('id').execute()).map(({ id }) => id),
  );
const others = () => team.volunteerIds.filter((id) => !erased.includes(id)).toSorted();

// A backup, then two erasures, then the database is lost: only the register is left.
beforeAll(async () => {
  team = await fillDataFolder(lost, insertTeam);
  erased = team.volunteerIds.slice(0, 2);
  expect((await runCommand('backup', lost, file)).code).toBe(0);
  server = await startServer({ DATA_DIR: lost });
  for (const id of erased)
    expect(
      await callServer(server.url, 'deleteVolunteer', { cookie: team.cookie, params: { id } }),
    ).toMatchObject({ status: 204 });
  await vi.waitUntil(
    () => existsSync(register) && erased.every((id) => readFileSync(register, 'utf8').includes(id)),
    { timeout: 15_000 },
  );
  await server.stop('SIGKILL');
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  rmSync(folder, { recursive: true });
});

test('a restore with the register erases again who was erased since the backup, and keeps the register', async () => {
  const target = join(folder, 'restored');
  expect(await runCommand('restore', target, file, '--erasures', register)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Restored .+\nErased again: 2 of 2 in the register\.\n$/),
  });
  expect((await volunteersIn(target)).toSorted()).toEqual(others());
  expect(readFileSync(join(target, 'erasures.jsonl'), 'utf8')).toBe(readFileSync(register, 'utf8'));
});

test('a restore without it says what to do, and the server that starts with it then erases again', async () => {
  const target = join(folder, 'restored-alone');
  expect(await runCommand('restore', target, file)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`put erasures.jsonl of the former data folder into ${target}`),
  });
  expect(await volunteersIn(target)).toHaveLength(team.volunteerIds.length);
  copyFileSync(register, join(target, 'erasures.jsonl'));
  server = await startServer({ DATA_DIR: target });
  expect(server.output()).toMatch(/"erased":2\b.*erased again whom the register names/);
  expect(await server.stop()).toBe(0);
  expect((await volunteersIn(target)).toSorted()).toEqual(others());
});

test('a register that is that of the data folder already stays as it is', async () => {
  const target = join(folder, 'restored-twice');
  const own = join(target, 'erasures.jsonl');
  mkdirSync(target);
  copyFileSync(register, own);
  expect(await runCommand('restore', target, file, '--erasures', own)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Erased again: 2 of 2 in the register.'),
  });
  expect(readFileSync(own, 'utf8')).toBe(readFileSync(register, 'utf8'));
});

test('what is no register is refused before anything is restored', async () => {
  const target = join(folder, 'untouched');
  const wrong = join(folder, 'wrong.jsonl');
  writeFileSync(wrong, '{"id":"1"}\nnobody');
  for (const named of [wrong, join(folder, 'missing.jsonl')])
    expect(await runCommand('restore', target, file, '--erasures', named)).toMatchObject({
      ...{ code: 1, stdout: '' },
      stderr: `--erasures takes the erasures.jsonl of a data folder; ${named} names nobody.\n`,
    });
  expect(existsSync(target)).toBe(false);
});
