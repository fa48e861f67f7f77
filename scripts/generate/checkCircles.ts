import {
  type ContractDocument,
  componentName,
  isTaken,
  type Schema,
  schemaParts,
} from './ContractDocument.ts';
import { type ContractSources, linesOf } from './contractSources.ts';

type Path = readonly string[];
type Schemas = ContractDocument['components']['schemas'];

/**
 * Finds schemas that derive from themselves or hold themselves, by however many others: no reading of them would end.
 * @param document the bundled contract, before anything follows its references
 * @returns one line for each, with its place
 */
export function checkCircles(document: ContractDocument, sources: ContractSources): string[] {
  const { schemas } = document.components;
  const names = Object.keys(schemas);
  const derived = linesOf(sources, (say) => {
    for (const way of circles(names, (name) => sourceOf(schemas[name])))
      say(
        ['components', 'schemas', way[0] ?? '', 'x-derive', 'from'],
        `${way.join(' → ')}: none can derive from itself. Write the properties of one of them out.`,
      );
  });
  if (derived.length > 0) return derived;
  return linesOf(sources, (say) => {
    const held = (name: string) => targetsOf(partsOf(schemas, name), ['components', 'schemas', name]);
    for (const way of circles(names, (name) => held(name).map(([target]) => target))) {
      const [first = '', second] = way;
      const at = held(first).find(([target]) => target === second)?.[1] ?? [];
      say(
        at,
        `${way.join(' → ')}: none can hold itself. Refer to another record by its id, \`$ref: Id.yaml\`.`,
      );
    }
  });
}

/** Each way that ends where it began: `[A, B, A]`. */
function circles(names: readonly string[], next: (name: string) => readonly string[]): string[][] {
  const done = new Set<string>();
  const visit = (name: string, above: readonly string[]): string[][] => {
    const start = above.indexOf(name);
    if (start >= 0) return [[...above.slice(start), name]];
    if (done.has(name)) return [];
    const found = next(name).flatMap((target) => visit(target, [...above, name]));
    done.add(name);
    return found;
  };
  return names.flatMap((name) => visit(name, []));
}

const sourceOf = (schema: Schema | undefined) => [schema?.['x-derive']?.from ?? []].flat();

/** A schema with the properties that it derives. */
function partsOf(schemas: Schemas, name: string): Schema {
  const { 'x-derive': derive, ...own } = schemas[name] ?? {};
  if (!derive) return own;
  const derived = Object.entries(partsOf(schemas, derive.from).properties ?? {}).filter(([property]) =>
    isTaken(derive, property),
  );
  return { ...own, properties: { ...Object.fromEntries(derived), ...own.properties } };
}

/** The schemas that a schema refers to, each with the place where it does. */
function targetsOf(schema: Schema, place: Path): [target: string, path: Path][] {
  return [...schemaParts(schema, place)].flatMap(([part, path]): [string, Path][] => {
    const target = componentName(part);
    return target === undefined ? [] : [[target, path]];
  });
}
