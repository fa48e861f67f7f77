import { expect, test } from 'vitest';
import { type OperationId, operations } from '../../../src/contract/generated/operations.ts';
import type { CallInput } from '../../harness/callOperation.ts';
import { parametersOf } from '../../harness/contract.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { refusedTexts, takenTexts } from '../../harness/parameterTexts.ts';
import { usualCallWithBody } from '../../harness/usualCall.ts';

const ids = Object.keys(operations) as OperationId[];
const id = '01980000-0000-7000-8000-0000000000ff';
const noIds = [
  ...['1', 'not-an-id', ' ', "' or 1=1 --", '😀', '\0', 'a'.repeat(200)],
  ...[`${id}0`, id.slice(1), id.replace('f', 'g'), `{${id}}`, `urn:uuid:${id}`],
];

const having = (place: string) =>
  ids.filter((operation) => parametersOf(operation).some((parameter) => parameter.in === place));

onOneServer('parameters', (stage) => {
  const usual = (operation: OperationId) => usualCallWithBody(stage, operation);
  const withQuery = (operation: OperationId, name: string, value: string): CallInput => {
    const input = usual(operation);
    return { ...input, query: { ...(input.query as object), [name]: value } };
  };
  const expectRefused = async (operation: OperationId, input: CallInput, field: string, what: string) => {
    const { problem } = await stage.call(operation, input);
    expect(problem, what).toMatchObject({ status: 400 });
    expect(['invalid_input', 'missing_source_device'], what).toContain(problem.code);
    // One of several values is named by its place.
    expect(
      problem.errors.map((issue) => issue.field.replace(/\.\d+$/, '')),
      what,
    ).toContain(field);
  };

  test.each(ids)('of %s are refused where the contract does not know them', async (operation) => {
    const before = await stage.snapshot();
    for (const name of ['surprise', '__proto__', 'constructor', 'Page', 'q[]']) {
      await expectRefused(operation, withQuery(operation, name, '1'), name, name);
    }
    expect(await stage.snapshot()).toEqual(before);
  });

  test.each(having('query'))(
    'of %s are refused for each rule that they break, and where they come twice',
    async (operation) => {
      const before = await stage.snapshot();
      for (const { name, schema, required } of parametersOf(operation).filter(
        (parameter) => parameter.in === 'query',
      )) {
        for (const text of refusedTexts(schema)) {
          await expectRefused(operation, withQuery(operation, name, text), name, `${name}=${text}`);
        }
        const { [name]: value = takenTexts(schema)[0] ?? 'text', ...others } = usual(operation)
          .query as Record<string, string>;
        if (schema.type === 'array') continue;
        const twice = new URLSearchParams([...Object.entries(others), [name, value], [name, value]]);
        await expectRefused(operation, { ...usual(operation), query: String(twice) }, name, `${name} twice`);
        if (required)
          await expectRefused(operation, { ...usual(operation), query: others }, name, `no ${name}`);
      }
      expect(await stage.snapshot()).toEqual(before);
    },
  );

  test.each(having('query'))(
    'of %s are taken on every limit, just inside, and for every choice',
    async (operation) => {
      for (const { name, schema } of parametersOf(operation).filter(
        (parameter) => parameter.in === 'query',
      )) {
        for (const text of takenTexts(schema)) {
          const reply = await stage.call(operation, withQuery(operation, name, text));
          expect([400, 413, 415], `${name}=${text}: ${reply.text}`).not.toContain(reply.status);
        }
      }
    },
  );

  test.each(having('header'))(
    'of %s in a header are refused for each rule that they break',
    async (operation) => {
      const before = await stage.snapshot();
      for (const { name, schema } of parametersOf(operation).filter(
        (parameter) => parameter.in === 'header',
      )) {
        // What is no letter of ASCII cannot be sent in a header.
        for (const text of refusedTexts(schema).filter((value) => /^[\x20-\x7e]*$/.test(value))) {
          const headers = { ...usual(operation).headers, [name]: text };
          await expectRefused(operation, { ...usual(operation), headers }, name, `${name}: ${text}`);
        }
      }
      expect(await stage.snapshot()).toEqual(before);
    },
  );

  test.each(having('path'))('of %s in the path are refused where they are no ids', async (operation) => {
    const before = await stage.snapshot();
    for (const { name } of parametersOf(operation).filter((parameter) => parameter.in === 'path')) {
      for (const text of noIds) {
        const params = { ...usual(operation).params, [name]: text };
        await expectRefused(operation, { ...usual(operation), params }, name, `${name} ${text}`);
      }
    }
    expect(await stage.snapshot()).toEqual(before);
  });
});
