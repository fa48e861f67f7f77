import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '../../../src/server/core/config/StartError.ts';
import { lockDataFolder } from '../../../src/server/core/db/dataFolderLock.ts';

const lockModule = new URL('../../../src/server/core/db/dataFolderLock.ts', import.meta.url).href;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('one holder at a time; free again once released', () => {
  const release = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(StartError);
  expect(() => lockDataFolder(folder)).toThrow(`is in use by another process (pid ${process.pid})`);
  release();
  lockDataFolder(folder)();
});

test('another process is refused, and `kill -9` of the holder leaves nothing to clear away', async () => {
  const hold = `(await import(${JSON.stringify(lockModule)})).lockDataFolder(${JSON.stringify(folder)});
    console.log('held'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', hold], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  expect(() => lockDataFolder(folder)).toThrow(`(pid ${holder.pid})`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  lockDataFolder(folder)();
});

test('of many that start at once, one wins', async () => {
  const attempt = `const { lockDataFolder } = await import(${JSON.stringify(lockModule)});
    try { lockDataFolder(${JSON.stringify(folder)}); console.log('held'); setTimeout(() => {}, 60_000); }
    catch { console.log('refused'); }`;
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', attempt], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const answers = await Promise.all(
    children.map(async (child) => String((await once(child.stdout, 'data'))[0]).trim()),
  );
  for (const child of children) child.kill('SIGKILL');
  expect(answers.sort()).toEqual(['held', 'refused', 'refused', 'refused']);
});

test('makes the folder where it is missing', () => {
  lockDataFolder(join(folder, 'a/b'))();
});

test('a folder that cannot be made or written is one line that says what to do', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  mkdirSync(join(folder, 'taken/lock'), { recursive: true });
  for (const path of [file, join(file, 'below'), join(folder, 'taken'), '/proc/volunteer-panel']) {
    expect(() => lockDataFolder(path)).toThrow(
      /^The data folder .+ is not writable \(.+\): set DATA_DIR to one that is\.$/,
    );
  }
});
