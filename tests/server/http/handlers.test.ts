import { describe, expect, test } from 'vitest';
import { type OperationId, operations } from '../../../src/contract/generated/operations.ts';
import type { Handlers } from '../../../src/server/http/Call.ts';
import { checkHandlers } from '../../../src/server/http/checkHandlers.ts';

const ids = Object.keys(operations) as OperationId[];
const handling = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, async () => undefined])) as unknown as Partial<Handlers>;
const without = (...names: string[]) => ids.filter((id) => !names.includes(id));

describe('at boot, contract and handlers', () => {
  test('fit when each operation is handled or pending', () => {
    expect(() => checkHandlers(handling(ids), [])).not.toThrow();
    expect(() => checkHandlers({}, ids)).not.toThrow();
    expect(() => checkHandlers(handling(without('login', 'getEvent')), ['login', 'getEvent'])).not.toThrow();
  });

  test.each([
    ['is missing', handling(without('login')), [], 'login is in the contract, but nothing handles it'],
    ['is unknown', handling([...ids, 'flyAway']), [], 'flyAway is handled, but it is not in the contract'],
    ['is handled and pending', handling(ids), ['login'], 'login is handled, yet it is listed as pending'],
  ] as const)('differ when a handler %s', (_, handlers, pending, line) => {
    expect(() => checkHandlers(handlers, pending)).toThrow(`Contract and handlers differ:\n${line}`);
  });

  test('are compared whole: every difference is listed', () => {
    const check = () =>
      checkHandlers(handling([...without('login', 'logout'), 'flyAway']), ['getEvent', 'getImage']);
    expect(check).toThrow(
      [
        'Contract and handlers differ:',
        'login is in the contract, but nothing handles it',
        'logout is in the contract, but nothing handles it',
        'flyAway is handled, but it is not in the contract',
        'getEvent is handled, yet it is listed as pending',
        'getImage is handled, yet it is listed as pending',
      ].join('\n'),
    );
  });
});
