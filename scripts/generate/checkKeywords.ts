import { createAjv } from '../../src/contract/createAjv.ts';
import { type ContractDocument, listOperations, type Schema } from './ContractDocument.ts';
import type { ContractSources } from './contractSources.ts';
import { didYouMean } from './nearestName.ts';

type Issue = readonly [path: readonly string[], text: string];

const ajv = createAjv();
const formats = Object.keys(ajv.formats).sort();

/**
 * Checks the keywords of every schema, so that no library fails on them later without naming the place.
 * @param document the bundled contract, before it is derived
 * @returns one line with its place for each keyword that is invalid, contradicts another or cannot be
 * satisfied
 */
export function checkKeywords(document: ContractDocument, { placeOf }: ContractSources): string[] {
  const schemas: (readonly [path: readonly string[], schema: Schema])[] = [
    ...Object.entries(document.components.schemas).map(
      ([name, schema]) => [['components', 'schemas', name], schema] as const,
    ),
    ...listOperations(document).flatMap(({ path, method, operation }) =>
      (operation.parameters ?? []).flatMap(({ schema }, index) =>
        schema ? [[['paths', path, method, 'parameters', String(index), 'schema'], schema] as const] : [],
      ),
    ),
  ];
  const { url } = document.info.contact ?? {};
  const contact =
    url === undefined || URL.canParse(url)
      ? []
      : [
          `${placeOf(['info', 'contact', 'url'])}: info.contact.url is ${url}, which is no whole address. Begin it with https://.`,
        ];
  const lines = schemas.flatMap(([place, schema]) => {
    const issues = ajv.validateSchema(schema) ? issuesBelow(schema) : valueIssues();
    return issues.map(([path, text]) => `${placeOf([...place, ...path])}: ${text}`);
  });
  return [...new Set([...contact, ...lines])];
}

/** JSON Schema errors, only the first of each keyword: a wrong `type` fails each alternative. */
function valueIssues(): Issue[] {
  const told = new Map<string, Issue>();
  for (const { instancePath, keyword, params, message, data } of ajv.errors ?? []) {
    const path = instancePath.split('/').slice(1);
    const known = keyword === 'enum' ? params.allowedValues.map(String) : [];
    const right =
      known.length > 0 ? `there are ${known.join(', ')}${didYouMean(String(data), known)}` : `it ${message}.`;
    if (!told.has(instancePath))
      told.set(instancePath, [path, `${path.at(-1)} is ${JSON.stringify(data)}, ${right}`]);
  }
  return [...told.values()];
}

/** PostgreSQL truncates longer names. */
const NAME = /^[A-Za-z][A-Za-z0-9_]{0,62}$/;

function issuesBelow(schema: Schema): Issue[] {
  const parts = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const path = ['properties', name];
    const issues: Issue[] = [];
    if (!NAME.test(name) || name in Object.prototype)
      issues.push([
        path,
        `${name} cannot be the name of a property: take up to 63 Latin letters, digits and _, a letter first, and no name that every object has.`,
      ]);
    if (part.const !== undefined && !schema.required?.includes(name))
      issues.push([
        path,
        `${name} is one value (\`const:\`) and may be left out, which would be another: make it required, or \`enum:\` with that value.`,
      ]);
    return [...issues, ...below(part, path)];
  });
  return [...ownIssues(schema), ...parts, ...(schema.items ? below(schema.items, ['items']) : [])];
}

function below(schema: Schema, path: readonly string[]): Issue[] {
  return issuesBelow(schema).map(([inside, text]) => [[...path, ...inside], text]);
}

function ownIssues(schema: Schema): Issue[] {
  const issues: Issue[] = [];
  const { type, format, pattern, enum: choices = [] } = schema;
  if (format !== undefined && !formats.includes(format))
    issues.push([
      ['format'],
      `format is ${JSON.stringify(format)}, there are ${formats.join(', ')}${didYouMean(format, formats)}`,
    ]);
  if (pattern !== undefined) {
    try {
      new RegExp(pattern, 'u');
    } catch (error) {
      issues.push([['pattern'], `pattern is none: ${(error as Error).message}.`]);
    }
  }
  const kinds = new Set(choices.filter((choice) => choice !== null).map((choice) => typeof choice));
  if (type === undefined && kinds.size > 1)
    issues.push([
      ['enum'],
      `enum has values of more than one type (${[...kinds].join(', ')}): let it be one.`,
    ]);
  for (const [least, most] of [
    ['minLength', 'maxLength'],
    ['minItems', 'maxItems'],
    ['minimum', 'maximum'],
    ['exclusiveMinimum', 'exclusiveMaximum'],
  ] as const) {
    if (Number(schema[least]) > Number(schema[most]))
      issues.push([[least], `${least} is ${schema[least]}, which is more than ${most}, ${schema[most]}.`]);
  }
  return issues;
}
