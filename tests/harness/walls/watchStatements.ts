import { type Kysely, type KyselyPlugin, PostgresQueryCompiler } from 'kysely';
import type { Database } from '../../../src/server/core/db/schema.ts';

/**
 * A database that records its statements without values: two calls with equal statements take equally long,
 * however fast the machine is.
 */
export function watchStatements(db: Kysely<Database>): { db: Kysely<Database>; take: () => string[] } {
  let statements: string[] = [];
  const compiler = new PostgresQueryCompiler();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(compiler.compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    db: db.withPlugin(plugin),
    take: () => {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}
