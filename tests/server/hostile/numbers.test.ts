import { expect, test } from 'vitest';
import { resolveSchema, type Schema } from '../../../scripts/generate/ContractDocument.ts';
import { typeOf } from '../../../src/contract/forms/typeOf.ts';
import { type OperationId, operations } from '../../../src/contract/generated/operations.ts';
import { contract, jsonBodyOf, parametersOf } from '../../harness/contract.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { usualBody, usualCall, usualCallWithBody } from '../../harness/usualCall.ts';

/** As they are written: some of them no variable holds. */
const beyond = [
  '1e400',
  '-1e400',
  '1e308',
  '9007199254740993',
  '99999999999999999999999',
  '-9223372036854775809',
  '0.1',
  '-0.5',
];
const ids = Object.keys(operations) as OperationId[];
const isNumber = (schema: Schema) =>
  ['integer', 'number'].includes(typeOf(resolveSchema(contract, schema)) ?? '');

const inBodies = ids.flatMap((id) =>
  numbersIn(jsonBodyOf(id)?.schema ?? {}, []).map((path) => ({ id, path })),
);
const inQueries = ids.flatMap((id) =>
  parametersOf(id)
    .filter((parameter) => parameter.in === 'query' && isNumber(parameter.schema))
    .map(({ name }) => ({ id, name })),
);

onOneServer('a number that is none or beyond all', (stage) => {
  test.each(inBodies)('is refused in the body of $id, as $path', async ({ id, path }) => {
    const before = await stage.snapshot();
    for (const number of beyond) {
      const payload = JSON.stringify(withMark(usualBody(stage, id), path)).replace(`"${MARK}"`, number);
      expect(payload).toContain(number);
      const headers = { 'content-type': 'application/json' };
      const { problem } = await stage.call(id, { ...usualCall(stage, id), payload, headers });
      expect(problem, number).toMatchObject({ status: 400, code: 'invalid_input' });
      expect(problem.errors.map(({ field }) => field)).toContain(path.join('.'));
    }
    expect(await stage.snapshot()).toEqual(before);
  });

  test.each(inQueries)('is refused in the query of $id, as $name', async ({ id, name }) => {
    for (const number of beyond) {
      const reply = await stage.call(id, { ...usualCallWithBody(stage, id), query: { [name]: number } });
      expect(reply.problem, number).toMatchObject({ status: 400, errors: [{ field: name }] });
    }
  });
});

const MARK = 'number-of-the-test';

function numbersIn(given: Schema, path: readonly string[]): string[][] {
  const schema = resolveSchema(contract, given);
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    isNumber(property) ? [[...path, name]] : numbersIn(property, [...path, name]),
  );
}

function withMark(value: unknown, [name = '', ...rest]: readonly string[]): unknown {
  const inner = (value as Record<string, unknown>)[name];
  return { ...(value as object), [name]: rest.length === 0 ? MARK : withMark(inner, rest) };
}
