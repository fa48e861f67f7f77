import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from '../harness/copyProject.ts';
import { runNode } from '../harness/runNode.ts';

test('npm run generate -- --check names each generated file that is not what the contract says, and no other', async () => {
  const { folder, remove } = copyProject();
  const generated = join(folder, 'src/contract/generated');
  appendFileSync(join(generated, 'resources.ts'), '// by hand\n');
  rmSync(join(generated, 'forms/LeaveInput.ts'));

  const { code, stderr } = await runNode(['scripts/generate/generate.ts', '--check'], { cwd: folder });
  remove();
  expect(code).toBe(1);
  expect(stderr.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^out of date: src\/contract\/generated\/resources\.ts – run `npm run generate`/),
    expect.stringMatching(/^out of date: src\/contract\/generated\/forms\/LeaveInput\.ts/),
  ]);
});
