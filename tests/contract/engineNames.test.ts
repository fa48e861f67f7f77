import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { contract } from '../harness/contract.ts';
import { findNames } from '../harness/engine/findNames.ts';

const root = join(import.meta.dirname, '../..');

/** What works with any contract. */
const engine = [
  'src/contract',
  ...['data', 'kit', 'resource'].map((folder) => `src/panel/${folder}`),
  'src/server/core',
  'src/server/resource',
  'scripts/generate',
];

/** Derived from the contract, or what it was once. */
const ofTheContract = /^src\/(contract\/generated|server\/core\/db\/migrations)\//;

/** Names of the contract that are those of no entity, or of what every panel has. */
const general: Readonly<Record<string, string>> = {
  organization: 'the tenant',
  user: 'who is signed in',
  activity: 'what the histories of all records say',
  history: 'what every record has',
  saved: 'the first word of a saved view',
  'saved view': 'what every list has',
  mail: 'what the queue sends',
  sent: 'the first word of a sent mail',
  'sent mail': 'a mail of which somebody may ask what became of it',
  time: 'the first word of a time entry',
  data: 'the first word of a request about data',
  retention: 'how long records are kept, whatever they are',
  public: 'groups what anybody may call',
  system: 'groups what is about the server itself',
};

/** What has to be said all the same, each with why. */
const exceptions: readonly { readonly file: RegExp; readonly text: RegExp }[] = [
  // The HTML standard calls a message of a stream an event.
  { file: /^src\/(panel\/data|server\/core)\/live\//, text: /event/i },
  // The standard of calendars calls an entry an event.
  {
    file: /^src\/server\/core\/(calendar\/icalendar|mail\/mailMessage)\.ts$/,
    text: /^(PRODID:.*|icalEvent|event\.ics)$/,
  },
  // PostgreSQL's own word for what NOTIFY sends.
  { file: /^src\/server\/core\/db\/connect\w+\.ts$/, text: /^notification$/ },
  // The catalogue of the product's mails, which stands beside what sends them.
  { file: /^src\/server\/core\/mail\/(Mail|templates)\.ts$/, text: /./ },
  // Tables and columns that migrations have made by hand, which stand beside the connection.
  { file: /^src\/server\/core\/db\/(private(Names|Tables)|schema)\.ts$/, text: /./ },
  // Whose a session or a mailed link is.
  { file: /^src\/server\/core\/(links|session)\//, text: /./ },
  { file: /^src\/server\/core\/db\/walls\.ts$/, text: /_applications$/ },
];

const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3 $2$4')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);

const singular = (word: string) => word.replace(/s$/, '');

const schemas = Object.entries(contract.components.schemas);
const given = [
  ...schemas.flatMap(([schema, { 'x-resource': hint }]) =>
    hint ? [schema, hint.table, hint.name ?? []] : [],
  ),
  ...(contract.tags ?? []).map(({ name }) => name),
].flat();
/** Each name as its words, and the first of them, which stands for it: `person` for `PersonInNeed`. */
const entities = new Set(
  given
    .map((name) => wordsOf(name).map(singular))
    .flatMap((words) => [words.join(' '), ...words.slice(0, 1)])
    .filter((name) => !(name in general)),
);

const speaksOfEntity = (text: string) => {
  const words = ` ${wordsOf(text).map(singular).join(' ')} `;
  return [...entities].some((entity) => words.includes(` ${entity} `));
};

const files = engine.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.(tsx?|js)$/.test(path) && !ofTheContract.test(path)),
);
const sample = 'src/panel/kit/Sample.tsx';

/** The engine with one file more. */
function programWith(source: string): ts.Program {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tests/tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    join(root, 'tests'),
  );
  const host = ts.createCompilerHost({ ...options, allowJs: true }, true);
  const { getSourceFile } = host;
  host.getSourceFile = (path, ...others) =>
    path === join(root, sample)
      ? ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
      : getSourceFile(path, ...others);
  return ts.createProgram(
    [...files, sample].map((path) => join(root, path)),
    { ...options, allowJs: true },
    host,
  );
}

/** Each kind of name and of text, and what only seems to be one. */
const sampleSource = (entity: string) => {
  const pascal = entity.replaceAll(/(?:^|[-_ ])(\w)/g, (_, letter: string) => letter.toUpperCase());
  const kebab = entity.replaceAll(/[_ ]/g, '-');
  return `
    import type { MouseEvent } from 'react';
    import { value } from './${kebab}.ts';
    import { EventEmitter } from 'node:events';
    interface ${pascal} { own${pascal}: 1; '${kebab}': 2 }
    type Of = { [Key in '${kebab}s']: ${pascal} };
    function read${pascal}s(x${pascal}: ${pascal}, onClick = (event: MouseEvent) => event.nativeEvent) {}
    class It { #${pascal}Id = \`/\${value}/${kebab}/\${value}-${kebab}\`; }
    const pattern = /^${kebab}$/;
    const row = <a title="${kebab}" onClick={(event) => event.preventDefault()}>the ${entity}</a>;
    window.addEventListener('click', (event: Event) => event.target); // ${pascal}
  `;
};

const entity = [...entities].find((name) => !/\bevent/.test(name)) ?? '';
const program = programWith(sampleSource(entity));

describe('the search finds', () => {
  const { length } = sampleSource(entity).match(new RegExp(wordsOf(entity).join('.?'), 'gi')) ?? [];

  test('each kind of name and of text, and neither those of packages and the platform nor comments', () => {
    const found = findNames(program, join(root, sample), speaksOfEntity).map(({ text }) => text);
    expect(found).toHaveLength(Number(length) - 1);
    expect(found.filter((text) => /event/i.test(text))).toEqual([]);
  });

  test.each([...entities])('%s, however it is written', (name) => {
    const words = name.split(' ');
    const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
    for (const text of [pascal, `list${pascal}s`, `/${words.join('-')}/{id}`, `${words.join('_')}s`])
      expect(speaksOfEntity(text), text).toBe(true);
    for (const text of [`${words.join('')}x`, words.join('').slice(1)])
      expect(speaksOfEntity(text), text).toBe(false);
  });
});

test('the engine names no entity of the contract', { timeout: 240_000 }, () => {
  const unneeded = new Set(exceptions);
  const found = files.flatMap((path) => {
    const inside = findNames(program, join(root, path), speaksOfEntity);
    const own = path.replace(/^src\/[^/]+\//, '');
    const named = speaksOfEntity(own) ? [{ line: 0, text: path }, ...inside] : inside;
    return named
      .filter(({ text }) => {
        const known = exceptions.filter(
          (exception) => exception.file.test(path) && exception.text.test(text),
        );
        for (const exception of known) unneeded.delete(exception);
        return known.length === 0;
      })
      .map(({ line, text }) => `${path}:${line} ${text}`);
  });
  expect(found).toEqual([]);
  expect([...unneeded]).toEqual([]);
});

test('every folder of the engine and every general name is there', () => {
  for (const folder of engine)
    expect(
      files.some((path) => path.startsWith(`${folder}/`)),
      folder,
    ).toBe(true);
  const words = given.map((name) => wordsOf(name).map(singular));
  const names = new Set([...words.flat(), ...words.map((all) => all.join(' '))]);
  expect(Object.keys(general).filter((name) => !names.has(name))).toEqual([]);
});
