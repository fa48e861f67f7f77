import { type OperationId, operations } from '../../contract/generated/operations.ts';
import type { Handlers } from './Call.ts';

/**
 * At boot, handlers and pending operations together are exactly the contract's operations.
 * @throws Error with one line for each that is missing, unknown, or both handled and pending
 */
export function checkHandlers(handlers: Partial<Handlers>, pending: readonly OperationId[]): void {
  const known = Object.keys(operations);
  const handled = Object.keys(handlers);
  const problems = [
    ...known
      .filter((id) => !handled.includes(id) && !(pending as readonly string[]).includes(id))
      .map((id) => `${id} is in the contract, but nothing handles it`),
    ...handled
      .filter((id) => !known.includes(id))
      .map((id) => `${id} is handled, but it is not in the contract`),
    ...pending
      .filter((id) => handled.includes(id))
      .map((id) => `${id} is handled, yet it is listed as pending`),
  ];
  if (problems.length > 0) throw new Error(`Contract and handlers differ:\n${problems.join('\n')}`);
}
