import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { generateFiles } from '../../scripts/generate/generateFiles.ts';
import { fieldName } from '../../src/contract/fieldName.ts';
import { translator } from '../../src/server/core/texts/translator.ts';
import { addEntity } from '../harness/addEntity.ts';
import { copyProject } from '../harness/copyProject.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('the entity that openapi/README.md walks through is the one that tests inject', () => {
  const [, block = ''] = /```yaml\n( +type: object\n[\s\S]*?)\n +```/.exec(read('openapi/README.md')) ?? [];
  const shown = block.replaceAll(/^ {3}/gm, '');
  expect(`${shown}\n`).toBe(read('tests/harness/entity/EquipmentItem.yaml'));
});

test('a field has a name of its own in its schema, and the one that all fields of its name have otherwise', async () => {
  const { folder, remove } = copyProject();
  onTestFinished(remove);
  addEntity(folder);
  const { files, missing } = await generateFiles(folder);
  const labelsIn = (path: string) =>
    files[`src/contract/generated/${path}`]?.match(/(?<="label": ?")(\w+\.)?kind(?=")/g) ?? [];
  // The filter, the column and the profile.
  expect(labelsIn('resources.ts').filter((label) => label !== 'kind')).toEqual(
    Array(3).fill('EquipmentItem.kind'),
  );
  expect(labelsIn('forms/EquipmentItemInput.ts')).toEqual(['EquipmentItem.kind']);
  expect(missing).toContain(
    'add fields.EquipmentItem.kind to i18n/{en,ru}.json – until then the panel shows “Kind”',
  );
  expect(fieldName({ label: 'EquipmentItem.kind' }, translator('en'))).toBe('Kind');
});
