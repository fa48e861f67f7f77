import { appendFileSync } from 'node:fs';
import type { CompiledQuery } from 'kysely';
import { inject } from 'vitest';
import { currentScope } from '../../../src/server/core/db/scope.ts';

/** A statement that a server under test sent, with the values that it came with first. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** For whom it ran, or null where it was for all. */
  readonly foundation: string | null;
}

/** Longer ones insert many rows, and say nothing that those of one row do not. */
const LONGEST = 10_000;
const known = new Set<string>();

/** Notes a statement for the end of the run, when all that servers sent is checked (globalSetup.ts). */
export function noteStatement({ sql: text, parameters: values }: CompiledQuery): void {
  const scope = currentScope();
  if (scope === undefined || text.length > LONGEST) return;
  const foundation = scope === 'all' ? null : scope.foundation;
  const key = `${foundation === null} ${text}`;
  if (known.has(key)) return;
  known.add(key);
  const statement: Statement = { text, values, foundation };
  appendFileSync(inject('statements'), `${JSON.stringify(statement)}\n`);
}
