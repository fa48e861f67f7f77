import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/contract/Language.ts';
import { paths } from '../../src/contract/paths.ts';
import { acts, lawRules } from '../../src/domain/law/lawRules.ts';
import { manualPieces } from '../../src/panel/manual/ManualText.tsx';
import { manualPictures, windowOf } from '../../src/panel/manual/manualPictures.ts';
import { manualHref, manualSections } from '../../src/panel/shell/manualSections.ts';
import { i18nTexts } from '../harness/i18nTexts.ts';
import { manualTexts } from '../harness/manualTexts.ts';

const pictures = Object.values(manualPictures).flat();
const folder = join(import.meta.dirname, '../../src/panel/manual/pictures');

const keysOf = (text: string) => manualPieces(text).flatMap(({ key }) => key ?? []);

describe.each(languages)('the manual in %s', (language) => {
  const texts = Object.entries(manualTexts[language]);

  test('has what it has in the other languages, down to each step', () => {
    expect(Object.keys(manualTexts[language])).toEqual(Object.keys(manualTexts.pl));
  });

  test('says what the panel says in the words of the panel, which need no values', () => {
    const wrong = texts.flatMap(([place, text]) =>
      keysOf(text)
        .filter((key) => /^$|\{\{|\|\|\|\|/.test(i18nTexts[language][key] ?? ''))
        .map((key) => `${place}: ${key}`),
    );
    expect(texts.flatMap(([, text]) => keysOf(text)).length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  test('names the same buttons at the same places as the other languages', () => {
    for (const [place, text] of texts) {
      expect(keysOf(text).sort(), place).toEqual(keysOf(manualTexts.pl[place] ?? '').sort());
    }
  });

  test('has no brace that is none of a key', () => {
    expect(texts.filter(([, text]) => /[{}]/.test(text.replaceAll(/\{\{[\w.]+\}\}/g, '')))).toEqual([]);
  });

  test('has exactly the pictures that its sections show, each as it is shown and none too heavy', async () => {
    const files = readdirSync(join(folder, language)).sort();
    expect(files).toEqual(pictures.map((name) => `${name}.webp`).sort());
    for (const name of pictures) {
      const file = join(folder, language, `${name}.webp`);
      const { width, height, format } = await sharp(file).metadata();
      const window = windowOf(name);
      expect(format, name).toBe('webp');
      expect(width / height, name).toBeCloseTo(window.width / window.height, 2);
      expect(statSync(file).size, name).toBeLessThan(45_000);
    }
  });
});

test('the rules of law are told in each language, with their source', () => {
  for (const language of languages) {
    const told = Object.keys(manualTexts[language]).filter((place) => place.startsWith('law.rules.'));
    expect(told).toEqual(
      Object.keys(lawRules).flatMap((name) => [`law.rules.${name}.rule`, `law.rules.${name}.panel`]),
    );
    for (const { act } of Object.values(lawRules)) {
      expect(manualTexts[language][`law.acts.${act}`]).toBeDefined();
      expect(acts[act]).toMatch(/^https:\/\/(isap\.sejm\.gov\.pl|eur-lex\.europa\.eu)\//);
    }
  }
});

test('each picture belongs to one section', () => {
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('the manual is written: no language has taken a text of another over', () => {
  for (const language of ['pl', 'uk', 'ru'] as const) {
    const same = Object.entries(manualTexts[language]).filter(
      ([place, text]) =>
        text === manualTexts.en[place] && text.replaceAll(/\{\{[\w.]+\}\}/g, '').match(/\p{L}{4}/u),
    );
    expect(same, language).toEqual([]);
  }
});

test('each page of members has its section, and an address without one leads to the start', () => {
  for (const path of Object.values(paths).filter((path) => !path.public)) {
    const [address, section] = manualHref(path).split('#');
    expect(address).toBe('/manual');
    expect(manualSections, path.pattern).toContain(section);
  }
  expect(manualHref(paths.volunteers)).toBe('/manual#volunteers');
  expect(manualHref(paths.landing)).toBe('/manual');
  expect(manualHref(undefined)).toBe('/manual');
});
