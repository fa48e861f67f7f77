import { describe, expect, test } from 'vitest';
import { type OperationId, operations } from '../../../src/contract/generated/operations.ts';
import { invalidBodies, spoiledBodies, validBodies } from '../../harness/bodyVariants.ts';
import type { CallInput } from '../../harness/callOperation.ts';
import { jsonBodyOf } from '../../harness/contract.ts';
import { onOneServer, type Stage } from '../../harness/onEachServer.ts';
import type { Reply } from '../../harness/Reply.ts';
import { usualBody, usualCall } from '../../harness/usualCall.ts';

const LARGEST = 64 * 1024;
/** Fewer than any limit of tries; an answer that is held back on purpose must not hold up all that follow. */
const AT_ONCE = 4;

/** Every operation that takes JSON: what it takes is decided by the contract, before and whatever handles it. */
const takingJson = (Object.keys(operations) as OperationId[]).filter((id) => jsonBodyOf(id));

/** An id of the right form that is nobody's: which records there are no schema can say. */
const namesNoRecord = (reply: Reply) =>
  reply.status === 400 && reply.problem.errors.every(({ code }) => code === 'reference');

onOneServer('a JSON body', (stage) => {
  describe.each(takingJson)('of %s', (id) => {
    const { schema, example, expectTaken, forgetTries } = callsWithBody(stage, id);

    test('is taken on every limit and just inside', async () => {
      const bodies = [...validBodies(schema, example())];
      while (bodies.length > 0) {
        await forgetTries();
        const some = bodies.splice(0, AT_ONCE);
        await Promise.all(some.map(({ what, body }) => expectTaken({ body }, what)));
      }
    });
  });
});

onOneServer('a JSON body', (stage) => {
  describe.each(takingJson)('of %s', (id) => {
    const { schema, example, call, expectRefused, expectTaken, forgetTries } = callsWithBody(stage, id);

    test('is refused for each rule that it breaks, which is named; nothing changes', async () => {
      const before = await stage.snapshot();
      for (const { what, field, body } of invalidBodies(schema, example())) {
        const { problem } = await call({ body });
        expect(problem, what).toMatchObject({ status: 400, code: 'invalid_input' });
        expect(
          problem.errors.map((issue) => issue.field),
          what,
        ).toContain(field);
        expect(problem.messages, what).toHaveLength(problem.errors.length);
      }
      expect(await stage.snapshot()).toEqual(before);
    });

    test('is refused where it is no JSON', async () => {
      const before = await stage.snapshot();
      const headers = { 'content-type': 'application/json' };
      const text = JSON.stringify(example());
      const broken = [
        ...[
          '',
          ' ',
          '{',
          '{"a":}',
          '[1,',
          'nul',
          'NaN',
          "{'a':1}",
          '{"a":1,}',
          `${text}${text}`,
          text.slice(0, -1),
        ],
        ...['[', '{"a":'].map((opening) => opening.repeat(10_000)),
        ...['__proto__', 'constructor'].map((key) =>
          text.replace('{', `{"${key}":{"prototype":{"polluted":true}},`),
        ),
        Buffer.from(text, 'utf16le'),
      ];
      for (const payload of broken) {
        await expectRefused(
          { payload, headers },
          { status: 400, code: 'malformed_body', errors: [] },
          String(payload).slice(0, 40),
        );
      }
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
      expect(await stage.snapshot()).toEqual(before);
    });

    test('is refused where it is deeper than anything of the contract', async () => {
      const deep = `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`;
      const payload = JSON.stringify(example()).replace('{', `{"surprise":${deep},`);
      const headers = { 'content-type': 'application/json' };
      await expectRefused({ payload, headers }, { status: payload.length > LARGEST ? 413 : 400 }, 'deep');
      await expectRefused(
        { payload: '['.repeat(1000) + ']'.repeat(1000), headers },
        { code: 'invalid_input' },
        'lists',
      );
    });

    test('is refused as another media type', async () => {
      const before = await stage.snapshot();
      const payload = JSON.stringify(example());
      const types = [
        ...[
          'text/plain',
          'application/x-www-form-urlencoded',
          'application/xml',
          'multipart/form-data; boundary=x',
          'text/json',
        ],
        ...[
          'application/jsonx',
          'application/vnd.api+json',
          'application/json, text/plain',
          'json',
          ' ',
          undefined,
        ],
      ];
      for (const type of types) {
        const input = { payload, headers: { 'content-type': type } };
        await expectRefused(input, { status: 415, code: 'unsupported_media_type' }, String(type));
      }
      await expectRefused({}, { status: 415 }, 'no body at all');
      expect(await stage.snapshot()).toEqual(before);
      await forgetTries();
      for (const type of ['application/json; charset=utf-8', 'APPLICATION/JSON']) {
        await expectTaken({ payload, headers: { 'content-type': type } }, type);
      }
    });

    test('is refused above 256 KB', async () => {
      const headers = { 'content-type': 'application/json' };
      const text = JSON.stringify(example());
      const { length } = Buffer.from(text);
      expect((await call({ payload: text + ' '.repeat(LARGEST - length), headers })).status).not.toBe(413);
      const before = await stage.snapshot();
      const input = { payload: text + ' '.repeat(LARGEST - length + 1), headers };
      await expectRefused(input, { status: 413, code: 'content_too_large' }, 'one byte more');
      expect(await stage.snapshot()).toEqual(before);
    });

    test('is refused for text that no database keeps', async () => {
      const before = await stage.snapshot();
      for (const rubbish of ['\0', '\ud800', '\udc00']) {
        for (const { what, field, body } of spoiledBodies(example(), rubbish)) {
          const { problem } = await call({ body });
          expect(problem, what).toMatchObject({ status: 400, code: 'invalid_input' });
          expect(
            problem.errors.map((issue) => issue.field),
            what,
          ).toContain(field);
        }
      }
      expect(await stage.snapshot()).toEqual(before);
    });
  });
});

/** @returns `example` can be read in tests only */
function callsWithBody(stage: Stage, id: OperationId) {
  const { schema = {} } = jsonBodyOf(id) ?? {};
  const call = (input: CallInput) => stage.call(id, { ...usualCall(stage, id), ...input });
  return {
    schema,
    example: (): unknown => usualBody(stage, id),
    call,
    expectRefused: async (input: CallInput, expected: object, what: string) => {
      const { problem } = await call(input);
      expect(problem, what).toMatchObject(expected);
    },
    // Otherwise most of the calls would only meet the limit of tries.
    forgetTries: () => stage.db.deleteFrom('rate_limits').execute(),
    expectTaken: async (input: CallInput, what: string) => {
      const reply = await call(input);
      if (isWrongPassword(reply.text) || namesNoRecord(reply)) return;
      expect([400, 413, 415, 429], `${what}: ${reply.text}`).not.toContain(reply.status);
    },
  };
}

/** The one 400 that is no rule of the contract: it comes from an operation that took the body and compared it. */
function isWrongPassword(text: string): boolean {
  return text.includes('"errors":[{"field":"currentPassword","code":"currentPassword"');
}
