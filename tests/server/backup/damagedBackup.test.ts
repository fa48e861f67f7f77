import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backupText } from '../../../scripts/operate/backup/backupText.ts';
import { readBackup } from '../../../scripts/operate/backup/readBackup.ts';
import { writeBackup } from '../../../scripts/operate/backup/writeBackup.ts';
import { StartError } from '../../../src/server/core/config/StartError.ts';
import { buildImage } from '../../harness/buildImage.ts';
import { openTestDatabase } from '../../harness/openTestDatabase.ts';
import { runNode } from '../../harness/runNode.ts';
import { insertTeam } from '../../soak/scenarios/insertTeam.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-damaged-'));
const file = join(folder, 'whole.backup');
const broken = join(folder, 'broken.backup');
let whole: Buffer;
let lines: string[];

beforeAll(async () => {
  const { db, close } = await openTestDatabase('pglite');
  for (let team = 0; team < 2; team += 1) await insertTeam(db);
  const transaction = db.transaction().setIsolationLevel('repeatable read');
  await transaction.execute((snapshot) =>
    writeBackup(file, backupText(snapshot, { onBegin: () => {}, onRows: () => {} })),
  );
  await close();
  whole = readFileSync(file);
  lines = gunzipSync(whole).toString().trimEnd().split('\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What opening says of it: one line for the operator, or nothing. */
async function complaint(content: Buffer | string): Promise<string | undefined> {
  writeFileSync(broken, content);
  try {
    await readBackup(broken);
    return undefined;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    expect(error.message).not.toContain('\n');
    return error.message;
  }
}
const inGzip = (changed: readonly string[]) => gzipSync(`${changed.join('\n')}\n`);
/** The line that is named, where one is. */
const lineIn = (message: string | undefined) => Number(message?.match(/line (\d+)/)?.[1]);

describe('a backup is refused before the database is opened, by one line', () => {
  test('not when it is whole', async () => {
    expect(lines.length).toBeGreaterThan(8);
    expect(await complaint(whole)).toBeUndefined();
  });

  test('wherever it is cut off', async () => {
    // At each byte of both ends, and at some everywhere between.
    for (
      let length = 0;
      length < whole.length;
      length += length < 64 || length > whole.length - 64 ? 1 : 29
    ) {
      expect(await complaint(whole.subarray(0, length)), `${length} bytes`).toMatch(
        length < 2 ? /is no backup of this panel/ : /is damaged: line \d+ .+ is cut off\./,
      );
    }
  });

  test('where its text ends too early, with the line that is missing', async () => {
    for (let count = 1; count < lines.length; count += 3) {
      const message = await complaint(inGzip(lines.slice(0, count)));
      expect(lineIn(message), `${count} lines`).toBe(count + 1);
    }
    // In the middle of a line.
    const last = lines.length - 1;
    expect(
      lineIn(await complaint(inGzip([...lines.slice(0, last - 1), (lines[last - 1] ?? '').slice(0, -9)]))),
    ).toBe(last);
  });

  test('whichever bit of it flips', async () => {
    const place = fc.record({ at: fc.nat(whole.length - 1), bit: fc.nat(7) });
    await fc.assert(
      fc.asyncProperty(place, async ({ at, bit }) => {
        const flipped = Buffer.from(whole);
        flipped[at] = (flipped[at] ?? 0) ^ (1 << bit);
        const message = await complaint(flipped);
        // Some bits say when and where it was packed, and some nothing at all.
        if (message === undefined) expect(gunzipSync(flipped)).toEqual(gunzipSync(whole));
        else expect(message).toMatch(/is no backup of this panel|is damaged|made by a newer release/);
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  test('whichever letter of its text is another', async () => {
    const text = `${lines.join('\n')}\n`;
    const change = fc.record({
      at: fc.nat(text.length - 1),
      letter: fc.constantFrom('0', 'x', '"', '\n', '}', '\\', 'ż'),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ at, letter }) => {
        fc.pre(text[at] !== letter);
        const message = await complaint(gzipSync(text.slice(0, at) + letter + text.slice(at + 1)));
        expect(message).toMatch(/is no backup of this panel|is damaged: line \d+|made by a newer release/);
      }),
      // The name of a migration that would break the line of the refusal.
      { numRuns: 300, seed: 1, examples: [[{ at: text.indexOf('ns_overview') - 1, letter: '\\' }]] },
    );
  });

  test('where a line is missing, there twice or in another place', async () => {
    for (let index = 1; index < lines.length - 1; index += 4) {
      expect(await complaint(inGzip(lines.toSpliced(index, 1))), `without ${index}`).toMatch(
        /is damaged: line \d+/,
      );
      const twice = await complaint(inGzip(lines.toSpliced(index, 0, lines[index] ?? '')));
      expect(lineIn(twice), `${index} twice`).toBeGreaterThan(index);
      if (index === lines.length - 2) continue;
      const swapped = lines.with(index, lines[index + 1] ?? '').with(index + 1, lines[index] ?? '');
      if (swapped.join() === lines.join()) continue;
      expect(await complaint(inGzip(swapped)), `swapped ${index}`).toMatch(/is damaged: line \d+/);
    }
  });

  test.each([
    ['behind which there is another', () => Buffer.concat([whole, whole]), () => lines.length + 1],
    ['that goes on as text', () => inGzip([...lines, ...lines]), () => lines.length + 1],
  ])('one %s', async (_, make, line) => {
    expect(lineIn(await complaint(make()))).toBe(line());
  });

  test('one behind which there is anything else', async () => {
    expect(await complaint(Buffer.concat([whole, Buffer.from('more')]))).toMatch(
      /is damaged: line \d+ .+ cannot be unpacked\./,
    );
  });

  test.each([
    ['an image', () => buildImage('png')],
    ['an image in gzip', async () => gzipSync(await buildImage('png'))],
    ['nothing', async () => ''],
    ['null', async () => gzipSync('null\n')],
    ['a header alone of another kind', async () => gzipSync('{"format":"volunteer"}\n')],
  ])('something else: %s', async (_, make) => {
    expect(await complaint(await make())).toMatch(
      /is no backup of this panel: npm run backup makes those\.$/,
    );
  });

  test('a header of ours that says nothing', async () => {
    const header = JSON.stringify({ format: 'volunteer-panel backup', formatVersion: 1 });
    expect(await complaint(gzipSync(`${header}\n`))).toMatch(
      /is damaged: line 1 .+ is no whole header: it must have required property/,
    );
  });

  test('a line that never ends, before memory does', async () => {
    expect(await complaint(gzipSync(Buffer.alloc(200_000_000, 'a')))).toMatch(/is no backup of this panel/);
  });
});

test('the command ends with that line, and makes no database', async () => {
  writeFileSync(broken, whole.subarray(0, -20));
  const dataDir = join(folder, 'untouched');
  const { code, stderr } = await runNode(['scripts/operate/restore.ts', broken], {
    cwd: root,
    environment: { DATA_DIR: dataDir, DATABASE_URL: '', HOST: '' },
  });
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^.+broken\.backup is damaged: line \d+ .+ Nothing was restored\.\n$/),
  });
  expect(existsSync(dataDir)).toBe(false);
});

describe('a backup that could not be finished has not its name', () => {
  test('where the reading breaks off', async () => {
    const target = join(folder, 'unread.backup');
    async function* text() {
      yield `${lines[0]}\n`;
      throw new Error('the database is gone');
    }
    await expect(writeBackup(target, text())).rejects.toThrow('the database is gone');
    expect(readdirSync(folder).filter((name) => name.startsWith('unread'))).toEqual([]);
  });

  test('where the process is killed', async () => {
    const target = join(folder, 'killed.backup');
    const program = `const { writeBackup } = await import('./scripts/backup/writeBackup.ts');
      async function* text() {
        yield 'x'.repeat(1_000_000);
        process.kill(process.pid, 'SIGKILL');
      }
      await writeBackup(${JSON.stringify(target)}, text());`;
    await runNode(['--input-type=module', '-e', program], { cwd: root });
    expect(existsSync(target)).toBe(false);
  });

  test.runIf(process.getuid?.() === 0)('where the disk is full', async () => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk], {
      encoding: 'utf8',
    });
    expect(mounted.stderr).toBe('');
    try {
      const full = writeBackup(join(disk, 'panel.backup'), noise(20_000));
      await expect(full).rejects.toThrow(/^.+panel\.backup cannot be written \(ENOSPC.+\)\.$/);
      expect(readdirSync(disk)).toEqual([]);
    } finally {
      spawnSync('umount', [disk]);
    }
  });
});

async function* noise(times: number) {
  for (let turn = 0; turn < times; turn += 1) yield crypto.randomUUID();
}
