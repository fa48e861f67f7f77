import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

test('no length is that of a digit, which is another one until the font has come', () => {
  const files = globSync('src/panel/**/*.{ts,tsx,css}', { cwd: root });
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    (readFileSync(join(root, file), 'utf8').match(/\b[\d.]+ch\b/g) ?? []).map(
      (length) => `${file}: ${length}`,
    ),
  );
  expect(found).toEqual([]);
});
