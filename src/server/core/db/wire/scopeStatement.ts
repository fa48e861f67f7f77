import type { Scope } from '../scope.ts';
import type { Statement } from './Statement.ts';

/** Where the tables themselves are. */
const TABLES = 'public';
/** Where a foundation sees its part of them (see walls.ts), and nothing else is. */
export const WALLED = 'foundation';

/**
 * Says for whom the statements of the same transaction run. It ends with that, so nothing stays behind in a session
 * that a pooler may give to somebody else.
 * @param planning whether the values decide how the statements are best run, as those of searches and pages do
 */
export function scopeStatement(scope: Scope | undefined, planning: 'anew' | 'kept'): Statement {
  return {
    text: `select set_config('search_path', $1, true), set_config('panel.organization', $2, true),
      set_config('plan_cache_mode', $3, true)`,
    values: [
      scope === 'all' ? TABLES : WALLED,
      typeof scope === 'object' ? scope.foundation : '',
      planning === 'anew' ? 'force_custom_plan' : 'auto',
    ],
    name: 'panel_scope',
  };
}
