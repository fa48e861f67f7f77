import { type ContractDocument, resolveSchema, type Schema } from './ContractDocument.ts';

const atMost = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'] as const;
const atLeast = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'] as const;
const exact = ['pattern', 'format', 'const', 'uniqueItems', 'multipleOf'] as const;

type Rule = (typeof atMost)[number] | (typeof atLeast)[number] | (typeof exact)[number];

/** Schema keywords that stored values can violate. */
export interface StoredRules extends Partial<Record<Rule, unknown>> {
  enum?: unknown[];
  items?: StoredRules;
  properties?: Record<string, StoredRules>;
  required?: string[];
}

/** Rules of a schema for a value and its nested values. */
export function storedRules(document: ContractDocument, given: Schema): StoredRules {
  const schema = resolveSchema(document, given);
  const said = schema as StoredRules;
  const rules: StoredRules = {};
  for (const keyword of [...atMost, ...atLeast, ...exact])
    if (said[keyword] !== undefined) rules[keyword] = said[keyword];
  if (schema.enum) rules.enum = schema.enum.filter((value) => value !== null);
  if (schema.items) {
    const items = storedRules(document, schema.items);
    if (Object.keys(items).length > 0) rules.items = items;
  }
  if (schema.properties) {
    rules.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, storedRules(document, property)]),
    );
    if (schema.required?.length) rules.required = schema.required;
  }
  return rules;
}

/** Name of a tightened rule, and the keywords that lead to it. */
export interface Tightened {
  readonly what: string;
  readonly path: readonly string[];
}

/** Rules of `now` that a value valid under `before` may violate. */
export function tightenedRules(before: StoredRules = {}, now: StoredRules = {}): Tightened[] {
  const found: Tightened[] = [];
  const add = (keyword: string, what: string) => found.push({ what, path: [keyword] });
  if (now.enum) {
    const gone = before.enum?.filter((value) => !now.enum?.includes(value));
    if (!gone) add('enum', `only ${now.enum.join(', ')} may stand`);
    else if (gone.length > 0) add('enum', `${gone.join(', ')} may no longer stand`);
  }
  for (const keyword of atMost) {
    if (Number(now[keyword] ?? Infinity) < Number(before[keyword] ?? Infinity))
      add(keyword, `${keyword} is ${now[keyword]} now`);
  }
  for (const keyword of atLeast) {
    if (Number(now[keyword] ?? -Infinity) > Number(before[keyword] ?? -Infinity))
      add(keyword, `${keyword} is ${now[keyword]} now`);
  }
  for (const keyword of exact) {
    if (now[keyword] !== undefined && now[keyword] !== before[keyword])
      add(keyword, `${keyword} is ${now[keyword]} now`);
  }
  // Old records lack new properties; removed ones are no longer written.
  for (const name of now.required ?? []) {
    if (!before.required?.includes(name))
      found.push({ what: `${name} may no longer be missing`, path: ['required'] });
  }
  const below = (key: string[], one?: StoredRules, other?: StoredRules) =>
    found.push(...tightenedRules(one, other).map(({ what, path }) => ({ what, path: [...key, ...path] })));
  if (now.items) below(['items'], before.items, now.items);
  for (const [name, rules] of Object.entries(now.properties ?? {})) {
    if (before.properties?.[name]) below(['properties', name], before.properties[name], rules);
  }
  return found;
}
