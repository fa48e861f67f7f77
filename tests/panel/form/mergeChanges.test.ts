import { describe, expect, test } from 'vitest';
import type { FormSchema } from '../../../src/contract/FormDefinition.ts';
import { mergeChanges } from '../../../src/panel/kit/form/mergeChanges.ts';

const schema: FormSchema = {
  type: 'object',
  required: ['name', 'tags'],
  properties: {
    name: { type: 'string' },
    city: { type: 'string' },
    street: { type: 'string' },
    tags: { type: 'array', items: { type: 'string' } },
    version: { type: 'integer', 'x-ui': { widget: 'hidden' } },
  },
};
const base = { id: '1', name: 'A', city: 'Łódź', street: null, tags: ['x'], version: 3 };

describe('what two people have changed in one record', () => {
  test('nothing: another version alone is no change', () => {
    const { theirs, both } = mergeChanges(schema, { base, mine: base, theirs: { ...base, version: 4 } });
    expect({ theirs, both }).toEqual({ theirs: [], both: [] });
  });

  test('different fields: all changes come together, over their version', () => {
    const merged = mergeChanges(schema, {
      base,
      mine: { ...base, name: 'B' },
      theirs: { ...base, tags: ['x', 'y'], version: 4 },
    });
    expect(merged).toEqual({
      values: { name: 'B', city: 'Łódź', tags: ['x', 'y'], version: 4 },
      theirs: ['tags'],
      both: [],
    });
  });

  test('the same field: what was typed stays, and that is told', () => {
    const merged = mergeChanges(schema, {
      base,
      mine: { ...base, city: 'Zgierz' },
      theirs: { ...base, city: 'Kutno', version: 4 },
    });
    expect(merged.values).toMatchObject({ city: 'Zgierz', version: 4 });
    expect([merged.theirs, merged.both]).toEqual([[], ['city']]);
  });

  test('the same change is none to speak of', () => {
    const same = { ...base, city: 'Kutno' };
    const { theirs, both } = mergeChanges(schema, { base, mine: same, theirs: { ...same, version: 4 } });
    expect([theirs, both]).toEqual([[], []]);
  });

  test('what was emptied stays empty', () => {
    const { city: _emptied, ...mine } = base;
    const merged = mergeChanges(schema, { base, mine, theirs: { ...base, name: 'C' } });
    expect(merged.values).toMatchObject({ name: 'C', city: undefined });
  });
});
