import { type ContractDocument, listOperations, type Method, type Parameter } from '../ContractDocument.ts';
import { pathOfPointer } from '../contractSources.ts';
import type { Finding } from './Finding.ts';
import { ownFindings } from './ownFindings.ts';
import { type RedoclyChange, redoclyDiff } from './redoclyDiff.ts';

/** In a response these allow new values: careful clients cope, so they only warn. */
const wideningRules = ['enum-values-added', 'schema-constraint-changed'];
/** Changes of these without a verdict widen requests; all others are only text. */
const limits = /^(type|format|enum|pattern|required|deprecated|uniqueItems|(min|max)\w+)$/;

/** All changes that concern clients, each once, breaking ones first. */
export async function compareContracts(
  base: ContractDocument,
  current: ContractDocument,
): Promise<Finding[]> {
  const directions: Direction[] = ['request', 'answer'];
  const found = await Promise.all(
    directions.map(async (direction) => {
      const changes = await redoclyDiff(oneDirection(base, direction), oneDirection(current, direction));
      return changes
        .filter(({ path }) => !isUnused(path) && !isSecurity(path))
        .flatMap((change) => findingsOf(change, direction, base, current));
    }),
  );
  const findings = [...found.flat(), ...ownFindings(base, current)];
  const byText = new Map(findings.map((finding) => [`${finding.place}\n${finding.message}`, finding]));
  return (['breaks', 'warns', 'adds'] as const).flatMap((weight) =>
    [...byText.values()].filter((finding) => finding.weight === weight),
  );
}

/** A schema is reported under an operation that uses it, or by itself if none does in this direction. */
function isUnused(path: string): boolean {
  return path.startsWith('#/components/schemas/');
}

/** Redocly ignores inherited security and operations that became public; `ownFindings` compares all of it. */
function isSecurity(path: string): boolean {
  return /^#\/(paths\/[^/]+\/[^/]+\/)?security(\/|$)/.test(path);
}

function findingsOf(
  change: RedoclyChange,
  direction: Direction,
  base: ContractDocument,
  current: ContractDocument,
): Finding[] {
  const { path, kind, impact, verdicts, property = '' } = change;
  const place = placeOf(path, kind === 'removed' ? base : current);
  if (impact === 'major') {
    return verdicts.map(({ ruleId, message }) => ({
      weight: direction === 'answer' && wideningRules.includes(ruleId) ? 'warns' : 'breaks',
      place,
      message: `${message}${schemaOf(change)}`,
    }));
  }
  const missed = missedBreak(change, direction, current);
  if (missed !== undefined) return [{ weight: 'breaks', place, message: `${missed}${schemaOf(change)}` }];
  if (impact === 'minor')
    return [{ weight: 'adds', place, message: kind === 'added' ? 'New.' : `Was ${kind}.` }];
  if (direction === 'answer' || !limits.test(property)) return [];
  const message = limitMessage(property, change.base?.value, change.revision?.value);
  return [{ weight: 'adds', place, message: `${message}${schemaOf(change)}` }];
}

/** Changes that break clients by oasdiff's documentation and by ours, but that Redocly considers harmless. */
function missedBreak(
  { path, kind, typeName, property, base, revision }: RedoclyChange,
  direction: Direction,
  current: ContractDocument,
): string | undefined {
  if (direction === 'answer') {
    const isNoLongerSure = typeName === 'Header' && property === 'required' && revision?.value !== true;
    return isNoLongerSure ? 'The header is no longer promised.' : undefined;
  }
  if (typeName === 'RequestBody' && kind === 'added' && Object(revision?.value).required === true)
    return 'A request body became required.';
  if (typeName === 'Schema' && kind === 'removed' && /\/properties\/[^/]+$/.test(path))
    return 'The property was removed: what clients send there is refused or lost.';
  if (property === 'default' && !isRequired(revision?.pointer ?? '', current))
    return limitMessage(property, base?.value, revision?.value);
  return undefined;
}

/** Whether the schema's parameter or property is required, so that its default has no effect. */
function isRequired(pointer: string, document: ContractDocument): boolean {
  const [, owner = '', name] = /^(.*)\/(?:schema|properties\/([^/]+))(?:\/default)?$/.exec(pointer) ?? [];
  const { required } = Object(readPointer(document, owner));
  return name === undefined ? required === true : Array.isArray(required) && required.includes(name);
}

function readPointer(document: ContractDocument, pointer: string): unknown {
  return pathOfPointer(pointer).reduce<unknown>((value, part) => Object(value)[part], document);
}

/** A shared schema is reported once, at its first use; its name shows that it is used elsewhere too. */
function schemaOf({ base }: RedoclyChange): string {
  const [, schema] = /^#\/components\/schemas\/([^/]+)/.exec(base?.pointer ?? '') ?? [];
  return schema === undefined ? '' : ` (schema ${schema})`;
}

/**
 * Describes a changed constraint of a request.
 * @example limitMessage('maxLength', 1500, 3000) // '`maxLength` is 3000 now, was 1500.'
 * @example limitMessage('enum', ['a'], ['a', 'b']) // '`enum` gains b.'
 */
function limitMessage(keyword: string, before: unknown, now: unknown): string {
  if (!Array.isArray(before) || !Array.isArray(now))
    return `\`${keyword}\` is ${said(now)} now, was ${said(before)}.`;
  const gained = now.filter((value) => !before.includes(value));
  const lost = before.filter((value) => !now.includes(value));
  const parts = [
    ...(gained.length > 0 ? [`gains ${gained.join(', ')}`] : []),
    ...(lost.length > 0 ? [`loses ${lost.join(', ')}`] : []),
  ];
  return `\`${keyword}\` ${parts.join(' and ') || 'has another order'}.`;
}

function said(value: unknown): string {
  return value === undefined ? 'not there' : JSON.stringify(value);
}

type Direction = 'request' | 'answer';

/** Keys below these are names chosen by the contract, which may start with `x-` like a hint. */
const named = new Set(['properties', 'headers', 'schemas', 'parameters', 'responses', 'paths']);

/**
 * The contract without its responses, or without its inputs, and without hints, which clients do not read. A
 * change may be harmless in one direction and breaking in the other (a new enum value), and a schema may be
 * used in both.
 */
function oneDirection(document: ContractDocument, direction: Direction): ContractDocument {
  const copy = withoutHints(document) as ContractDocument;
  for (const { operation } of listOperations(copy)) {
    if (direction === 'request') operation.responses = {};
    else {
      delete operation.requestBody;
      delete operation.parameters;
    }
  }
  if (direction === 'request') copy.components.responses = {};
  else copy.components.parameters = {};
  return copy;
}

function withoutHints(value: unknown, isNamed = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutHints(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      !isNamed && key.startsWith('x-') ? [] : [[key, withoutHints(part, !isNamed && named.has(key))]],
    ),
  );
}

/** What keys of OpenAPI are called; others are names. */
const words: ReadonlyMap<string, readonly string[]> = new Map([
  ['requestBody', ['request']],
  ['items', ['each']],
  ['schema', []],
  ['properties', []],
]);

/**
 * Readable form of a JSON pointer.
 * @example
 * placeOf('#/paths/~1volunteers/post/requestBody/content/application~1json/schema/properties/city', root)
 * // 'POST /volunteers › request › city'
 */
function placeOf(pointer: string, document: ContractDocument): string {
  const [root = '', ...parts] = pathOfPointer(pointer);
  if (root !== 'paths') return spoken(parts.slice(1), []).join(' › ') || root;
  const [path = '', method, ...rest] = parts;
  if (method === undefined) return path;
  const parameters = document.paths[path]?.[method as Method]?.parameters ?? [];
  return [`${method.toUpperCase()} ${path}`, ...spoken(rest, parameters)].join(' › ');
}

function spoken(parts: readonly string[], parameters: readonly Parameter[]): string[] {
  const [part, next, ...rest] = parts;
  if (part === undefined) return [];
  if (part === 'content') return spoken(rest, parameters);
  if (part === 'responses' && next !== undefined) return [`answer ${next}`, ...spoken(rest, parameters)];
  if (part === 'parameters' && next !== undefined) {
    const { name, $ref } = parameters[Number(next)] ?? {};
    return [name ?? $ref?.split('/').at(-1) ?? `parameter ${next}`, ...spoken(rest, parameters)];
  }
  return [...(words.get(part) ?? [part]), ...spoken(parts.slice(1), parameters)];
}
