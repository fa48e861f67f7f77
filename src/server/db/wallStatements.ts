import { walls } from './walls.ts';
import { WALLED } from './wire/scopeStatement.ts';

/** Read once a statement; nothing equals it where no foundation was named. */
const FOUNDATION = `(select nullif(current_setting('panel.organization', true), '')::uuid)`;

/** What makes the views of walls.ts, each of the table of the same name. */
export const wallStatements: readonly string[] = Object.keys(walls).flatMap(viewOf);

function viewOf(table: string): string[] {
  const wall = walls[table as keyof typeof walls];
  if (wall === 'closed') return [];
  const view = `create view ${WALLED}."${table}" as select * from public."${table}" as "row"`;
  if (wall === 'open') return [view];
  if (wall === 'insert') return [`${view} where false`];
  const condition =
    'own' in wall
      ? `"row"."${wall.own}" = ${FOUNDATION}`
      : wall.of.map((parent) => `exists (${parentOf(parent, wall.by)})`).join(' or ');
  return [`${view} where ${condition} with check option`];
}

function parentOf(parent: keyof typeof walls, column: string): string {
  return `select from public."${parent}" as "parent"
    where "parent"."id" = "row"."${column}" and "parent"."organizationId" = ${FOUNDATION}`;
}
