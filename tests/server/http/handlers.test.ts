import { describe, expect, test } from 'vitest';
import { type OperationId, operations } from '../../../src/contract/generated/operations.ts';
import type { Handlers } from '../../../src/server/core/http/Call.ts';
import { checkHandlers } from '../../../src/server/core/http/contractRouter.ts';

const ids = Object.keys(operations) as OperationId[];
const handling = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, async () => undefined])) as unknown as Partial<Handlers>;
const without = (...names: string[]) => ids.filter((id) => !names.includes(id));

describe('at boot, contract and handlers', () => {
  test('fit when each operation is handled', () => {
    expect(() => checkHandlers(handling(ids))).not.toThrow();
  });

  test('differ when one is missing or unknown: every difference is listed', () => {
    const check = () => checkHandlers(handling([...without('login', 'logout'), 'flyAway']));
    expect(check).toThrow(
      [
        'Contract and handlers differ:',
        'login is in the contract, but nothing handles it',
        'logout is in the contract, but nothing handles it',
        'flyAway is handled, but it is not in the contract',
      ].join('\n'),
    );
  });
});
