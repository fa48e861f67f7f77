import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/contract/formats.ts';
import { languages } from '../../src/contract/Language.ts';
import type { LegalTexts } from '../../src/panel/legal/LegalPage.tsx';

const folder = join(import.meta.dirname, '../../i18n/legal');
const read = (language: string): LegalTexts =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));

const text = { type: 'string', pattern: '\\S' };
const sections = {
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    required: ['id', 'heading', 'text'],
    properties: {
      id: { type: 'string', pattern: '^[a-z][a-z-]*$' },
      heading: text,
      text: {
        type: 'array',
        minItems: 1,
        items: { oneOf: [text, { type: 'array', minItems: 1, items: text }] },
      },
    },
    additionalProperties: false,
  },
};
const validate = new Ajv2020({ allErrors: true, formats }).compile({
  type: 'object',
  required: ['template', 'version', 'date', 'terms', 'privacy'],
  properties: {
    template: { type: 'boolean' },
    version: text,
    date: { type: 'string', format: 'date' },
    terms: sections,
    privacy: sections,
  },
  additionalProperties: false,
});

test('there is a file a language, and none besides', () => {
  expect(readdirSync(folder).sort()).toEqual(languages.map((language) => `${language}.json`).sort());
});

describe.each(languages)('the legal texts in %s', (language) => {
  test('have the shape that the pages show', () => {
    expect(validate(read(language)), JSON.stringify(validate.errors)).toBe(true);
  });

  test.each(['terms', 'privacy'] as const)('have the sections of all others, each once: %s', (name) => {
    const ids = (texts: LegalTexts) => texts[name].map(({ id }) => id);
    expect(ids(read(language))).toEqual(ids(read('pl')));
    expect(new Set(ids(read(language))).size).toBe(read(language)[name].length);
  });

  test('repeat no paragraph, which would be taken for one', () => {
    for (const { text } of [...read(language).terms, ...read(language).privacy])
      expect(new Set(text.map(String)).size).toBe(text.length);
  });

  test('are of one version with all others', () => {
    const versionOf = ({ template, version, date }: LegalTexts) => ({ template, version, date });
    expect(versionOf(read(language))).toEqual(versionOf(read('pl')));
  });
});
