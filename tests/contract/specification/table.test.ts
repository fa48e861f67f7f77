import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSpecification } from '../../../scripts/test/checkSpecification.ts';
import { isNamedBy, parseProof } from '../../../scripts/test/specification/judgeRow.ts';
import { createAjv } from '../../../src/contract/createAjv.ts';
import { readTitles } from './readTitles.ts';
import { tableSchema } from './tableSchema.ts';

const root = join(import.meta.dirname, '../../..');
const groups = readSpecification(root);
const rows = groups.flatMap((group) => group.rows);
const files = [...new Set(rows.flatMap((row) => row.provenBy.map((text) => parseProof(text).file)))].sort();

describe('the table of the specification', () => {
  test('is well-formed', () => {
    const validate = createAjv().compile(tableSchema);
    validate(groups);
    expect(validate.errors ?? []).toEqual([]);
  });

  test('is in the order of the specification, all of whose sections it has', () => {
    const sections = groups.map(({ section }) => section);
    expect(sections).toEqual(sections.toSorted((one, other) => one - other));
    expect([...new Set(sections)].filter((section) => section <= 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('says nothing twice', () => {
    for (const { section, title } of groups)
      expect(groups.filter((other) => other.section === section && other.title === title)).toHaveLength(1);
    for (const group of groups) {
      const said = group.rows.map(({ what }) => what);
      expect(said, group.title).toEqual([...new Set(said)]);
    }
  });

  // That they pass is seen once all tests have run; this tells at once that one was renamed.
  test.each(files)('names tests that are there: %s', (file) => {
    const path = join(root, 'tests', file);
    expect(existsSync(path)).toBe(true);
    const titles = readTitles(path);
    const proofs = rows.flatMap((row) => row.provenBy).filter((text) => parseProof(text).file === file);
    const missing = proofs.filter(
      (text) => !titles.some((title) => isNamedBy(parseProof(text).titles, title)),
    );
    expect(missing).toEqual([]);
  });
});
