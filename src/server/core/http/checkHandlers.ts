import { operations } from '../../../contract/generated/operations.ts';
import type { Handlers } from './Call.ts';

/**
 * Checks at boot that the handlers match the contract's operations.
 * @throws Error with one line for each missing or unknown one
 */
export function checkHandlers(handlers: Partial<Handlers>): void {
  const known = Object.keys(operations);
  const handled = Object.keys(handlers);
  const problems = [
    ...known
      .filter((id) => !handled.includes(id))
      .map((id) => `${id} is in the contract, but nothing handles it`),
    ...handled
      .filter((id) => !known.includes(id))
      .map((id) => `${id} is handled, but it is not in the contract`),
  ];
  if (problems.length > 0) throw new Error(`Contract and handlers differ:\n${problems.join('\n')}`);
}
