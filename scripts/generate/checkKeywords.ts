import { createAjv } from '../../src/contract/createAjv.ts';
import { type ContractDocument, listOperations, type Schema, schemaParts } from './ContractDocument.ts';
import { type ContractSources, linesOf, type Say } from './contractSources.ts';
import { didYouMean, expectKnown } from './nearestName.ts';

type Path = readonly string[];

const ajv = createAjv();
const formats = Object.keys(ajv.formats).sort();

/**
 * Checks the keywords of every schema, so that no library fails on them later without naming the place.
 * @param document the bundled contract, before it is derived
 * @returns one line with its place for each keyword that is invalid, contradicts another or cannot be
 * satisfied
 */
export function checkKeywords(document: ContractDocument, sources: ContractSources): string[] {
  return linesOf(sources, (say) => {
    const { url } = document.info.contact ?? {};
    if (url !== undefined && !URL.canParse(url))
      say(
        ['info', 'contact', 'url'],
        `info.contact.url is ${url}, which is no whole address. Begin it with https://.`,
      );
    for (const [name, schema] of Object.entries(document.components.schemas))
      checkSchema(schema, ['components', 'schemas', name], say);
    for (const { path, method, operation } of listOperations(document)) {
      for (const [index, { schema }] of (operation.parameters ?? []).entries())
        if (schema) checkSchema(schema, ['paths', path, method, 'parameters', String(index), 'schema'], say);
    }
  });
}

function checkSchema(schema: Schema, place: Path, say: Say): void {
  if (!ajv.validateSchema(schema)) sayInvalidValues(place, say);
  else
    for (const [part, path] of schemaParts(schema, place)) {
      checkPropertyNames(part, path, say);
      checkValues(part, path, say);
    }
}

/** JSON Schema errors, only the first of each keyword: a wrong `type` fails each alternative. */
function sayInvalidValues(place: Path, say: Say): void {
  const told = new Set<string>();
  for (const { instancePath, keyword, params, message, data } of ajv.errors ?? []) {
    if (told.has(instancePath)) continue;
    told.add(instancePath);
    const path = instancePath.split('/').slice(1);
    const known = keyword === 'enum' ? params.allowedValues.map(String) : [];
    const right =
      known.length > 0 ? `there are ${known.join(', ')}${didYouMean(String(data), known)}` : `it ${message}.`;
    say([...place, ...path], `${path.at(-1)} is ${JSON.stringify(data)}, ${right}`);
  }
}

/** PostgreSQL truncates longer names. */
const NAME = /^[A-Za-z][A-Za-z0-9_]{0,62}$/;

function checkPropertyNames({ properties = {}, required }: Schema, path: Path, say: Say): void {
  for (const [name, part] of Object.entries(properties)) {
    const at = [...path, 'properties', name];
    if (!NAME.test(name) || name in Object.prototype)
      say(
        at,
        `${name} cannot be the name of a property: take up to 63 Latin letters, digits and _, a letter first, and no name that every object has.`,
      );
    if (part.const !== undefined && !required?.includes(name))
      say(
        at,
        `${name} is one value (\`const:\`) and may be left out, which would be another: make it required, or \`enum:\` with that value.`,
      );
  }
}

function checkValues(schema: Schema, path: Path, say: Say): void {
  const { type, format, pattern, enum: choices = [] } = schema;
  if (format !== undefined) {
    const text = `format is ${JSON.stringify(format)}, there are ${formats.join(', ')}`;
    expectKnown(say, [...path, 'format'], text, format, formats);
  }
  if (pattern !== undefined) {
    try {
      new RegExp(pattern, 'u');
    } catch (error) {
      say([...path, 'pattern'], `pattern is none: ${(error as Error).message}.`);
    }
  }
  if (schema.enum?.length === 0)
    say([...path, 'enum'], 'enum has no choices: name them, or take `enum:` away.');
  checkTones(schema, path, say);
  const kinds = new Set(choices.filter((choice) => choice !== null).map((choice) => typeof choice));
  if (type === undefined && kinds.size > 1)
    say(
      [...path, 'enum'],
      `enum has values of more than one type (${[...kinds].join(', ')}): let it be one.`,
    );
  for (const [least, most] of [
    ['minLength', 'maxLength'],
    ['minItems', 'maxItems'],
    ['minimum', 'maximum'],
    ['exclusiveMinimum', 'exclusiveMaximum'],
  ] as const) {
    if (Number(schema[least]) > Number(schema[most]))
      say([...path, least], `${least} is ${schema[least]}, which is more than ${most}, ${schema[most]}.`);
  }
}

/** Each choice has its look, and nothing else has one. The icons are looked up with the other names. */
function checkTones(schema: Schema, path: Path, say: Say): void {
  const { enum: choices, 'x-tone': tones } = schema;
  if (!tones) return;
  const at = [...path, 'x-tone'];
  const known = (choices ?? []).map(String);
  const unknown = Object.keys(tones).filter((value) => !known.includes(value));
  const lacking = known.filter((choice) => !(choice in tones));
  const name = path.findLast((part) => part !== 'items');
  if (!choices) say(at, 'x-tone is for choices: write it beside their `enum:`, or take it away.');
  else if (unknown.length > 0)
    for (const value of unknown)
      say([...at, value], `x-tone names ${value}, which is no choice of ${name}${didYouMean(value, known)}`);
  else if (lacking.length > 0) say(at, `x-tone has no look of ${lacking.join(', ')}: give each choice one.`);
}
