import { walls } from './walls.ts';
import { WALLED } from './wire/scopeStatement.ts';

/** Read once a statement; nothing equals it where no foundation was named. */
const FOUNDATION = `(select nullif(current_setting('panel.organization', true), '')::uuid)`;

/** What makes the views of walls.ts, each of the table of the same name. */
export const wallStatements: readonly string[] = Object.keys(walls).sort().flatMap(viewOf);

function viewOf(table: string): string[] {
  const wall = walls[table as keyof typeof walls];
  if (wall === 'closed') return [];
  const view = `create view ${WALLED}."${table}" as select * from public."${table}" as "row"`;
  if (wall === 'open') return [view];
  if (wall === 'insert') return [`${view} where false`];
  return [`${view} where "row"."${wall.own}" = ${FOUNDATION} with check option`];
}
