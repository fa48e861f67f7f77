import type { Scope } from '../scope.ts';
import type { Statement } from './Statement.ts';

/** Schema of the tables. */
const TABLES = 'public';
/** Name under which each connection prepares it at once. */
export const SCOPE_NAME = 'panel_scope';
/** Schema of a foundation's views (see walls.ts), and of nothing else. */
export const TENANT_SCHEMA = 'foundation';

/**
 * Sets the scope of the current transaction. It ends with the transaction, so that a pooler passes nothing on
 * to another client.
 * @param isReplanned whether the best plan depends on the values, as for searches and pages
 */
export function scopeStatement(scope: Scope | undefined, isReplanned: boolean): Statement {
  return {
    text: `select set_config('search_path', $1, true), set_config('panel.organization', $2, true),
      set_config('plan_cache_mode', $3, true)`,
    values: [
      scope === 'all' ? TABLES : TENANT_SCHEMA,
      typeof scope === 'object' ? scope.foundation : '',
      isReplanned ? 'force_custom_plan' : 'auto',
    ],
    name: SCOPE_NAME,
  };
}
