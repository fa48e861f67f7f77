import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fillDataFolder } from '../../harness/dataFolder.ts';
import { runCommand } from '../../harness/runCommand.ts';
import { runNode } from '../../harness/runNode.ts';
import { type ServerProcess, startServer } from '../../harness/startServer.ts';
import { unprivilegedUser } from '../../harness/unprivilegedUser.ts';
import { createEvent } from '../../soak/scenarios/actions.ts';
import { insertTeam } from '../../soak/scenarios/insertTeam.ts';

const root = join(import.meta.dirname, '../../..');
const isRoot = process.getuid?.() === 0;
let parent: string;
let folder: string;
let server: ServerProcess | undefined;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'volunteer-panel-private-'));
  folder = join(parent, 'data');
});
afterEach(async () => {
  await server?.stop('SIGKILL');
  server = undefined;
  rmSync(parent, { recursive: true });
});

const modeOf = (path: string) => lstatSync(path).mode & 0o777;
const everything = () => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
];
/** Those that others than their owner can do something with. */
const open = () =>
  everything()
    .filter((path) => !lstatSync(path).isSymbolicLink() && (modeOf(path) & 0o077) !== 0)
    .map((path) => `${path} ${modeOf(path).toString(8)}`);

async function start(): Promise<ServerProcess> {
  server = await startServer({ DATA_DIR: folder });
  return server;
}

describe.skipIf(process.platform === 'win32')('the data folder is for its owner alone', () => {
  test('with all that is in it, from its making on', async () => {
    const { url } = await start();
    // Its mail is a file.
    await fetch(`${url}/api/users/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'source-device': 'web' },
      body: JSON.stringify({ email: 'nobody@mail.example' }),
    });
    expect(everything().length).toBeGreaterThan(500);
    expect(open()).toEqual([]);
  });

  test('also where an older release has left it open, and what comes new is closed', async () => {
    const team = await fillDataFolder(folder, insertTeam);
    mkdirSync(join(folder, 'mails'));
    writeFileSync(join(folder, 'mails', 'old.eml'), 'a link that lets in');
    chmodSync(folder, 0o777);
    expect(open().length).toBeGreaterThan(500);
    const { url, output } = await start();
    expect(open()).toEqual([]);
    await createEvent(team)(url);
    expect(await server?.stop()).toBe(0);
    expect(open()).toEqual([]);
    expect(output()).not.toContain('other users');
  });

  test('and so are a restored one and the backup', async () => {
    await fillDataFolder(folder, insertTeam);
    const source = folder;
    const backup = join(parent, 'panel.backup');
    expect(await runCommand('backup', source, backup)).toMatchObject({ code: 0 });
    expect(modeOf(backup)).toBe(0o600);
    folder = join(parent, 'restored');
    expect(await runCommand('restore', folder, backup)).toMatchObject({ code: 0 });
    expect(open()).toEqual([]);
  });

  test('but not what a link leads to, and the log says so', async () => {
    const outside = join(parent, 'outside');
    writeFileSync(outside, '');
    chmodSync(outside, 0o644);
    await fillDataFolder(folder, insertTeam);
    symlinkSync(parent, join(folder, 'mails'));
    chmodSync(parent, 0o755);
    const { output } = await start();
    expect(modeOf(outside)).toBe(0o644);
    expect(modeOf(parent)).toBe(0o755);
    expect(output()).toMatch(
      /"level":40,.+other users of this machine may read personal data: .+mails is a link/,
    );
  });

  test('but a folder that holds what is none of ours keeps its mode', async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'notes.txt'), '');
    chmodSync(folder, 0o755);
    await start();
    expect(modeOf(folder)).toBe(0o755);
    expect(modeOf(join(folder, 'db'))).toBe(0o700);
    expect(open()).toEqual([`${folder} 755`, `${join(folder, 'notes.txt')} 644`]);
  });

  test.runIf(isRoot)('and where that cannot be had the log says why', async () => {
    const { uid = 0, gid = 0 } = unprivilegedUser();
    await fillDataFolder(folder, insertTeam);
    chownSync(join(folder, 'db', 'base'), uid, gid);
    expect((await start()).output()).toContain(`${join(folder, 'db', 'base')} belongs to another user`);
    await server?.stop();

    // Who does not own it cannot change its mode.
    chmodSync(parent, 0o755);
    chmodSync(folder, 0o777);
    const program = `const { keepToOwner } = await import('./src/server/core/db/keepToOwner.ts');
      process.setgid(${gid}); process.setuid(${uid});
      keepToOwner(${JSON.stringify(folder)}, { warn: (text) => console.log(text) });`;
    const { stdout } = await runNode(['--input-type=module', '-e', program], { cwd: root });
    expect(stdout).toMatch(/the mode of .+data cannot be changed \(EPERM\) \(and \d+ more\)/);
  });
});
