import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { unescapePointerFragment } from '@redocly/openapi-core';
import { type Document, isAlias, isMap, isNode, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

import { choicesName } from './expandResources.ts';

/** The hand-written files of the contract, and where in them a part of the bundle is defined. */
export interface ContractSources {
  /** One line for each YAML error, with file and line. */
  readonly issues: readonly string[];
  /**
   * `openapi/schemas/Volunteer.yaml:21` for a place in the bundle, such as `['components', 'schemas',
   * 'Volunteer', 'properties', 'city']`; for derived parts, the nearest hand-written one.
   */
  readonly placeOf: (path: readonly string[]) => string;
  /** The same for a place in one of the files, `schemas/Volunteer.yaml`. */
  readonly placeIn: (file: string, path: readonly string[]) => string;
}

interface Source {
  readonly text: string;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

/** Reads all contract files in `folder`, which messages call `openapi`. */
export function readContractSources(folder: string): ContractSources {
  const files = new Map<string, Source>();
  for (const path of globSync('**/*.yaml', { cwd: folder }).sort())
    files.set(path.replaceAll('\\', '/'), parseSource(path, readFileSync(join(folder, path), 'utf8')));
  return {
    issues: [...files].flatMap(([file, { document, lines }]) => {
      const [error] = document.errors;
      if (error) return [`openapi/${file}:${lines.linePos(error.pos[0]).line}: ${error.message}`];
      const isTool = !file.includes('/') && file !== 'openapi.yaml';
      if (isTool || isMap(document.contents)) return [];
      return [
        `openapi/${file}:1: ${document.contents ? 'no keys and values are in it' : 'there is nothing in it'}.`,
      ];
    }),
    placeOf: (path) => placeInBundle(files, path),
    placeIn: (file, path) => walk(files, { file, path }),
  };
}

/** What each path held last: of three hundred files, hardly more than one changes from one generation to the next. */
const parsed = new Map<string, Source>();

function parseSource(path: string, text: string): Source {
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true, prettyErrors: false });
  const source = { text, document, lines };
  parsed.set(path, source);
  return source;
}

/** Says what is wrong at a place of the bundle. */
export type Say = (path: readonly string[], text: string) => void;

/** The lines of a check, each once: `openapi/schemas/Volunteer.yaml:21: …`. */
export function linesOf({ placeOf }: Pick<ContractSources, 'placeOf'>, check: (say: Say) => void): string[] {
  const lines = new Set<string>();
  check((path, text) => lines.add(`${placeOf(path)}: ${text}`));
  return [...lines];
}

/** @throws Error with all the lines, if there are any */
export function refuse(lines: readonly string[]): void {
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

function placeInBundle(files: ReadonlyMap<string, Source>, path: readonly string[]): string {
  const [first, second, name, ...below] = path;
  if (first !== 'components' || second !== 'schemas' || name === undefined)
    return walk(files, { file: 'openapi.yaml', path });
  const file = schemaFile(name);
  return walk(files, files.has(file) ? { file, path: below } : originOf(files, name, below));
}

const schemaFile = (name: string) => `schemas/${name}.yaml`;

/** Where a schema that nobody wrote comes from: a property's choices from that property, the others from the resource. */
function originOf(files: ReadonlyMap<string, Source>, name: string, below: readonly string[]) {
  const written = [...files.keys()].map((file) => posix.basename(file, '.yaml'));
  const resource = written
    .filter((start) => files.has(schemaFile(start)) && name.startsWith(start))
    .reduce((longest, start) => (start.length > longest.length ? start : longest), '');
  const properties = files.get(schemaFile(resource))?.document.get('properties');
  const choices = isMap(properties)
    ? properties.items.find(({ key }) => choicesName(resource, String(key)) === name)
    : undefined;
  const inside = isMap(choices?.value) && choices.value.has('items') ? ['items', ...below] : below;
  const path = choices ? ['properties', String(choices.key), ...inside] : ['x-resource'];
  return { file: resource ? schemaFile(resource) : 'openapi.yaml', path };
}

/** Follows a path as far as it exists, including references. */
function walk(
  files: ReadonlyMap<string, Source>,
  { file, path }: { file: string; path: readonly string[] },
): string {
  const source = files.get(file);
  if (!source) return `openapi/${file}`;
  const from = source.document.getIn(['x-derive', 'from']);
  // Derived properties are defined in the source schema.
  if (typeof from === 'string' && path[0] === 'properties' && !source.document.hasIn(path.slice(0, 2)))
    return walk(files, { file: `schemas/${from}.yaml`, path });
  let node: Node | null = source.document.contents;
  let at = node?.range?.[0] ?? 0;
  for (const [index, key] of path.entries()) {
    if (isAlias(node)) node = node.resolve(source.document) ?? null;
    const [target, pointer = ''] = referenceOf(node)?.split('#') ?? [];
    const pair: { key: unknown; value: unknown } | undefined = isMap(node)
      ? node.items.find((item) => String(item.key) === key)
      : undefined;
    const below = pair?.value ?? (isSeq(node) ? node.items[Number(key)] : undefined);
    if (!isNode(below)) {
      if (target === undefined || key.startsWith('x-')) break;
      const inside = pointer.split('/').filter(Boolean);
      const there = target === '' ? file : posix.join(posix.dirname(file), target);
      return walk(files, { file: there, path: [...inside, ...path.slice(index)] });
    }
    node = below;
    at = (isNode(pair?.key) ? pair.key.range?.[0] : below.range?.[0]) ?? at;
  }
  return `openapi/${file}:${source.lines.linePos(at).line}`;
}

function referenceOf(node: Node | null): string | undefined {
  const reference = isMap(node) ? node.get('$ref') : undefined;
  return typeof reference === 'string' ? reference : undefined;
}

/** `#/paths/~1volunteers/get` (RFC 6901, in a URI fragment) as a path. */
export function pathOfPointer(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapePointerFragment);
}
