import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';

const given = inject('browserTests');
const folder = 'missing' in given ? undefined : given.panelFolder;

/** What is named by our own words or by a library, and never asked for anything: no policy would let it. */
const named: Readonly<Record<string, string>> = {
  'http://www.w3.org': 'names of XML',
  'https://json-schema.org': 'names of schemas',
  'http://panel.invalid': 'stands for the address of a page that is rendered without one',
  'http://localhost': 'the same, in the router',
  'https://www.openstreetmap.org': 'where an event is, a link',
  'https://eur-lex.europa.eu': 'an act in the manual, a link',
  'https://isap.sejm.gov.pl': 'the same',
  'https://fundacja.pl': 'an example in a form',
  'https://foundation.org': 'an example in a form',
  'https://fond.org.ua': 'an example in a form',
  'https://fond.org': 'an example in a form',
  'https://react.dev': 'explains an error',
  'https://reactrouter.com': 'explains an error',
  'https://mui.com': 'explains an error',
  'https://github.com': 'explains an error',
};

describe.skipIf(folder === undefined)('of what is built', () => {
  const root = folder ?? '';
  const files = folder === undefined ? [] : readdirSync(root, { recursive: true, encoding: 'utf8' });
  const read = (ending: string) =>
    files
      .filter((file) => extname(file) === ending)
      .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  const found = (ending: string, pattern: RegExp) =>
    read(ending).flatMap(([file, text]) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`));

  test('there are pages, styles and scripts to look at', () => {
    for (const ending of ['.html', '.css', '.js']) expect(read(ending).length, ending).toBeGreaterThan(0);
  });

  test('a page that is still on its way says nothing yet, least of all what another one would', () => {
    const shells = read('.html').filter(([, html]) => html.includes('<div id="root"><div'));
    expect(shells.length).toBeGreaterThan(0);
    for (const [file, html] of shells) expect(/<main.*?<\/main>/s.exec(html)?.[0], file).not.toContain('<h1');
  });

  test('no page loads anything from another host: what it shows, and what its styles show', () => {
    expect(
      found(
        '.html',
        /<(?:script|link|img|iframe|source|video|audio|object|embed|form|base)\b[^>]*?=["'](?:https?:)?\/\/[^>]*>/gi,
      ),
    ).toEqual([]);
    for (const ending of ['.html', '.css'])
      expect(found(ending, /(?:url\(\s*["']?|@import\s+["'])(?:https?:)?\/\/[^)"']*/gi)).toEqual([]);
  });

  test('no scripts need each other in a circle, which leaves parts of one undefined', () => {
    const needed = new Map(
      read('.js').map(([file, text]) => [
        basename(file),
        [...text.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(([, name = '']) => name),
      ]),
    );
    expect([...needed.values()].flat().length).toBeGreaterThan(0);
    const circles = new Set<string>();
    const walk = (file: string, way: readonly string[]) => {
      if (way.includes(file)) circles.add([...way.slice(way.indexOf(file)), file].join(' → '));
      else if (way.length < needed.size)
        for (const next of needed.get(file) ?? []) walk(next, [...way, file]);
    };
    for (const file of needed.keys()) walk(file, []);
    expect([...circles]).toEqual([]);
  });

  test('no page has a script in an attribute, or an address that is a script', () => {
    expect(found('.html', /<[a-z][^>]*?\son[a-z]+\s*=[^>]*>/gi)).toEqual([]);
    expect(found('.html', /(?:href|src|action)=["']\s*javascript:[^"']*/gi)).toEqual([]);
  });

  test('no script makes code of text', () => {
    expect(found('.js', /\beval\(|\bnew Function\(|\bsetTimeout\(["'`]/g)).toEqual([]);
  });

  test('a script names no host but those', () => {
    const hosts = read('.js').flatMap(([, text]) => text.match(/https?:\/\/[a-z0-9][a-z0-9.-]*/gi) ?? []);
    expect([...new Set(hosts)].filter((host) => !(host in named))).toEqual([]);
  });
});
