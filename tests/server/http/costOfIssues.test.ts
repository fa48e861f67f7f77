import type { FastifySchema } from 'fastify';
import { describe, expect, test } from 'vitest';
import { type OperationId, operations } from '../../../src/contract/generated/operations.ts';
import { compileOnce } from '../../../src/server/core/http/compileOnce.ts';
import { routeSchema } from '../../../src/server/core/http/contractValidation.ts';
import { withoutReferences } from '../../../src/server/core/http/withoutReferences.ts';
import { jsonBodyOf } from '../../harness/contract.ts';

interface BodySchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, BodySchema>>;
}

/** As many as fit into a body of the size that the server takes. */
const MANY = 100_000;
const unknown = Object.fromEntries(Array.from({ length: MANY }, (_, index) => [`k${index}`, 7]));
/** Beyond it, a validator reads what nobody needs to hear of. */
const MOST_READS = 2_000;

const compile = compileOnce();
const schemas = (Object.keys(operations) as OperationId[])
  .filter((id) => jsonBodyOf(id))
  .map((id) => ({
    id,
    body: (routeSchema(id) as FastifySchema).body,
    example: jsonBodyOf(id)?.example as object,
  }));

describe('a body costs no more than its first faults, however many it has', () => {
  test.each(schemas)('$id', ({ body, example }) => {
    const validate = compile(body as object);
    expect(validate(example)).toBe(true);
    for (const [what, large] of largeBodies(withoutReferences(body) as BodySchema, example)) {
      const { value, reads } = counted(large);
      expect(validate(value), what).toBe(false);
      expect(reads(), what).toBeLessThan(MOST_READS);
      expect(validate.errors?.length, what).toBeLessThan(MOST_READS);
    }
  });
});

test('of a form, each fault is told', () => {
  const { body } = routeSchema('applyAsVolunteer');
  const validate = compile(body as object);
  expect(validate({ firstname: '', lastname: 7, more: true })).toBe(false);
  const told = validate.errors?.map(({ keyword }) => keyword);
  expect(told).toEqual(expect.arrayContaining(['minLength', 'type', 'additionalProperties', 'required']));
});

/** A body that is taken, with very many of what is refused in one of its lists or objects, one after the other. */
function largeBodies(schema: BodySchema, example: object): [what: string, body: object][] {
  const types = [schema.type ?? 'object'].flat();
  const own: [string, object][] = types.includes('array')
    ? [7, 'pl', { a: 7 }, ['pl']].map((item) => [
        `a list of ${JSON.stringify(item)}`,
        Array.from({ length: MANY }, () => item),
      ])
    : [['unknown properties', { ...example, ...unknown }]];
  const inner = Object.entries(schema.properties ?? {})
    .filter(([, property]) =>
      [property.type ?? 'object'].flat().some((type) => ['array', 'object'].includes(type)),
    )
    .flatMap(([name, property]) => {
      const given = (example as Record<string, object | undefined>)[name] ?? {};
      return largeBodies(property, given).map(([what, value]): [string, object] => [
        `${name}: ${what}`,
        { ...example, [name]: value },
      ]);
    });
  return [...own, ...inner];
}

/** A value that counts how often something is read out of it. */
function counted(value: object): { value: object; reads: () => number } {
  let count = 0;
  const watch = (object: object): object =>
    new Proxy(object, {
      get: (target, name, receiver) => {
        count += 1;
        const found = Reflect.get(target, name, receiver);
        return typeof found === 'object' && found !== null ? watch(found) : found;
      },
    });
  return { value: watch(value), reads: () => count };
}
