import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Statement } from './noteStatement.ts';
import { distributionColumn } from './schemaIssues.ts';

/** The recorded statements of a file, without duplicates. */
export function readStatements(file: string): Statement[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').filter(Boolean);
  const all = lines.map((line): Statement => JSON.parse(line, asBytes));
  return [...new Map(all.map((each) => [`${each.foundation === null} ${each.text}`, each])).values()];
}

function asBytes(_: string, value: unknown): unknown {
  const isBuffer = typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer';
  return isBuffer && 'data' in value && Array.isArray(value.data) ? Buffer.from(value.data) : value;
}

/**
 * Statements that a database distributed by foundation would refuse, by Citus's published rules
 * (docs.citusdata.com: "SQL support and workarounds"). PostgreSQL's plans tell which partitions a statement
 * needs: either those of one foundation, where any SQL is allowed, or it must be marked as cross-tenant and use
 * only SQL that works across nodes.
 * @param url of a database whose foundation-owned tables are in hash partitions
 */
export async function statementIssues(statements: readonly Statement[], url: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const issues: string[] = [];
    for (const statement of statements) {
      if (!PLANNED.test(statement.text)) continue;
      const found = [
        ...textIssues(statement.text),
        ...placeIssues(statement.text, await plan(statement, client)),
      ];
      issues.push(...found.map((issue) => `${issue}: ${statement.text.replace(/\s+/g, ' ')}`));
    }
    return issues;
  } finally {
    await client.end();
  }
}

/** Others, such as BEGIN, have no plan. */
const PLANNED = /^\s*(select|insert|update|delete|with)\b/;
const CROSS_TENANT = /\/\* cross-tenant: [^*]+\*\//;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
  readonly [property: string]: unknown;
}

async function plan({ text, values, foundation }: Statement, client: pg.Client): Promise<Plan> {
  await client.query('begin');
  try {
    await client.query(
      `select set_config('search_path', $1, true), set_config('panel.organization', $2, true)`,
      [foundation === null ? 'public' : 'foundation', foundation ?? ''],
    );
    const { rows } = await client.query(`explain (format json, costs off) ${text}`, [...values]);
    return rows[0]['QUERY PLAN'][0].Plan;
  } catch (error) {
    throw new Error(`${error}: ${text}`, { cause: error });
  } finally {
    await client.query('rollback');
  }
}

/** Faults shown by the partitions that a plan reads. */
function placeIssues(text: string, root: Plan): string[] {
  const scans = [...scansOf(root)];
  const places = new Set(scans.map(({ place }) => place));
  if (places.size <= 1 || CROSS_TENANT.test(text)) return [];
  const tables = new Set(scans.map(({ table }) => table));
  return [`looks through ${places.size} places (${[...tables].join(', ')}) and does not say why`];
}

/** The partitions read, except those found by joining on another row's foundation. */
function* scansOf(node: Plan): Generator<{ table: string; place: string }> {
  const [, table = '', place] = /^(\w+)_(\d+)$/.exec(node['Relation Name'] ?? '') ?? [];
  if (place !== undefined && distributionColumn(table) !== null && !isFollowed(node, table))
    yield { table, place };
  for (const child of node.Plans ?? []) yield* scansOf(child);
}

/** Whether a partition is only searched for rows of another row's foundation. */
function isFollowed(node: Plan, table: string): boolean {
  const column = table === 'organizations' ? 'id' : '"organizationId"';
  const conditions = ['Index Cond', 'Recheck Cond', 'Filter'].map((name) => String(node[name] ?? ''));
  return conditions.some((text) =>
    new RegExp(
      `\\(${column} = "?\\w+"?\\."organizationId"\\)|\\("?\\w+"?\\."organizationId" = ${column}\\)`,
    ).test(text),
  );
}

/** Faults visible without a plan. */
function textIssues(text: string): string[] {
  const rules: readonly (readonly [boolean, string])[] = [
    [/\bnextval\b/.test(text), 'counts by a sequence'],
    [CROSS_TENANT.test(text) && /\bfor (no key )?(update|share)\b/.test(text), 'locks rows in many places'],
    [
      CROSS_TENANT.test(text) &&
        /\b(lateral|with recursive|grouping sets|tablesample|merge into)\b/.test(text),
      'uses over many places what one place has',
    ],
    [
      /^\s*update\b/.test(text) && /\b(clock_timestamp|random|gen_random_uuid)\(/.test(text),
      'updates by what each place would say differently',
    ],
    ...insertionsOf(text),
    ...changesOf(text),
  ];
  return rules.flatMap(([isBroken, issue]) => (isBroken ? [issue] : []));
}

function insertionsOf(text: string): (readonly [boolean, string])[] {
  return [...text.matchAll(/insert into "(\w+)" \(([^)]*)\)/g)].map(([, table = '', columns = '']) => {
    const column = distributionColumn(table);
    return [
      column !== null && !columns.includes(`"${column}"`),
      `adds to ${table} without ${column}`,
    ] as const;
  });
}

function changesOf(text: string): (readonly [boolean, string])[] {
  return [...text.matchAll(/update "(\w+)"(?: as "\w+")? set ([\s\S]*?)(?:\bwhere\b|\bfrom\b|$)/g)].map(
    ([, table = '', changes = '']) => {
      const column = distributionColumn(table);
      const isSet = new RegExp(`(^|,\\s*|\\()"${column}"\\s*(=|,|\\))`).test(changes);
      return [column !== null && isSet, `moves rows of ${table} to another foundation`] as const;
    },
  );
}
