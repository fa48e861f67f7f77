import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { i18nTexts } from '../harness/i18nTexts.ts';
import { findTexts } from '../harness/texts/findTexts.ts';

const root = join(import.meta.dirname, '../..');
const keys = new Set(Object.keys(i18nTexts.pl));

/** What looks like a text for people, and is none. */
const allowed: Readonly<Record<string, RegExp>> = {
  // Each language is named by its own speakers, whatever language the panel has.
  'src/panel/shell/PreferenceMenus.tsx': /^(Polski|English|Українська|Русский)$/,
  // Fonts.
  'src/panel/app/theme.ts': /^Roboto,/,
  // The name of the field in an address.
  'src/panel/kit/list/listUrl.ts': /^q$/,
  // What drivers and the disk say, and what the operator reads when the server does not start.
  'src/server/core/log/createLog.ts': /^not an error$/,
  'src/server/core/db/dataFolderLock.ts': /^(BEGIN EXCLUSIVE|The data folder)$/,
  'src/server/core/db/isDatabaseAway.ts': /./,
  'src/server/core/db/migrate.ts': /^The migration$/,
  'src/server/core/db/wire/scopeStatement.ts': /^select set_config/,
  // Why a table is cross-tenant, for who reads the code.
  'src/server/core/db/crossTenant.ts': /\.$/,
  // What Prometheus tells the operator of a metric.
  'src/server/core/metrics/createMetrics.ts': /\.$/,
  // Letters, not words.
  'src/panel/app/panelFonts.ts': /^a.$/,
  'src/server/core/db/eraseFromHistory.ts': /^a-zA-Z0-9/,
  'src/server/core/db/matchesSearch.ts': /^абвг/,
  'src/server/core/db/sameText.ts': /^łđøŁĐØ$/,
};

/** A key, the beginning of keys, or a field of the contract, which has its key. */
const isKey = (text: string) =>
  keys.has(text) ||
  keys.has(`fields.${text}`) ||
  [...keys].some((key) => key.startsWith(text) && text.endsWith('.'));

test('no text for people stands outside of i18n', () => {
  const files = ['src/panel', 'src/server', 'src/contract', 'src/domain'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/generated|^demo\/|migrations/.test(path))
      .map((path) => `${folder}/${path}`),
  );
  const found = files.flatMap((path) =>
    findTexts(path, readFileSync(join(root, path), 'utf8'), isKey)
      .filter(({ text }) => !allowed[path]?.test(text))
      .map(({ line, text }) => `${path}:${line} ${text}`),
  );
  expect(found).toEqual([]);
});

test('a text that stands in the code would be found', () => {
  const source = `
    const Row = () => (
      <Field label="Name" title={isNew ? 'New' : translate('a.b')} sx={{ border: '1px solid red' }}>
        Hello {name}
        {count > 0 && 'unread'}
        <img alt={translate('a.b')} aria-label={\`\${count} files\`} />
      </Field>
    );
    toast('Saved again');
    throw new Error('Said to developers');
    const dzien = 'Środa';`;
  const found = findTexts('Row.tsx', source, (text) => text === 'a.b').map(({ text }) => text);
  expect(found).toEqual(['Name', 'New', 'Hello', 'unread', 'files', 'Saved again', 'Środa']);
});
