import { appendFileSync } from 'node:fs';
import type { CompiledQuery } from 'kysely';
import { inject } from 'vitest';
import { currentScope } from '../../../src/server/core/db/scope.ts';

/** A statement of a server under test, with the values of its first execution. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** The foundation of its scope, or null for all. */
  readonly foundation: string | null;
}

/** Longer inserts are of many rows, and add nothing to those of one. */
const LONGEST_INSERT = 10_000;
const known = new Set<string>();

/** Records a statement, to be checked at the end of the run (globalSetup.ts). */
export function noteStatement({ sql: text, parameters: values }: CompiledQuery): void {
  const scope = currentScope();
  if (scope === undefined || (text.length > LONGEST_INSERT && text.startsWith('insert'))) return;
  const foundation = scope === 'all' ? null : scope.foundation;
  const key = `${foundation === null} ${text}`;
  if (known.has(key)) return;
  known.add(key);
  const statement: Statement = { text, values, foundation };
  appendFileSync(inject('statements'), `${JSON.stringify(statement)}\n`);
}
