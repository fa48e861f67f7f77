import { describe, expect, test } from 'vitest';
import { languages } from '../../src/contract/Language.ts';
import { paths } from '../../src/contract/paths.ts';
import type { PanelPath } from '../../src/contract/TypedPath.ts';
import { contract } from '../harness/contract.ts';
import { i18nTexts } from '../harness/i18nTexts.ts';
import { walkSchema } from '../harness/walkSchema.ts';

const linked = Object.entries(contract.components.schemas)
  .flatMap(([name, schema]) => [...walkSchema(schema, name)])
  .flatMap(({ path, schema }) => (schema['x-ui']?.link ? [[path, schema['x-ui']] as const] : []));

test('each consent names the page with its text', () => {
  expect(Object.fromEntries(linked)).toMatchObject({
    'Consents.terms': { link: paths.terms.getHref() },
    'Consents.privacy': { link: paths.privacy.getHref() },
  });
});

describe.each(linked)('the field %s', (path, { link, label = path.split('.').at(-1) }) => {
  test('links a page that anybody may read', () => {
    expect(Object.values<PanelPath>(paths).filter(({ pattern }) => pattern === link)).toMatchObject([
      { public: true },
    ]);
  });

  test.each(languages)('links words of its label, once, in %s', (language) => {
    const texts = i18nTexts[language];
    const words = texts[`fields.${label}Link`] ?? '';
    expect(words).not.toBe('');
    expect(texts[`fields.${label}`]?.split(words)).toHaveLength(2);
  });
});
