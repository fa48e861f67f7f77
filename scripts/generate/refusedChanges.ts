import { appendOnlyTables, waitingRows } from '../../src/server/core/db/privateNames.ts';
import {
  checkName,
  columnDefinition,
  conditionOf,
  fillOf,
  jsonConditions,
  literalOf,
  sqlTag,
} from './columnSql.ts';
import { nearestName } from './nearestName.ts';
import { type StorageColumn, type StorageTables, searchPaths } from './storageColumns.ts';
import { type StoredRules, type Tightened, tightenedRules } from './storedRules.ts';

/**
 * A change that needs a hand-written migration, because only its author knows what should become of existing
 * rows.
 */
export interface RefusedChange {
  readonly table: string;
  /** Schema of the column's choices, if it is not the table's. */
  readonly schema?: string;
  /** Path within the schema: `['properties', 'city']`. */
  readonly path: readonly string[];
  readonly what: string;
  /** Statements for the migration, in order. */
  readonly statements: readonly string[];
  /** Columns of the new search, if it must forget removed content. */
  readonly search?: readonly string[];
}

/** All differences between the migrations and the contract that need an author's decision. */
export function refusedChanges(known: StorageTables, wanted: StorageTables): RefusedChange[] {
  return Object.entries(known).flatMap(([table, before]) => {
    const now = wanted[table];
    if (!now) return [goneTable(table, known, wanted)];
    const renamed = new Map(
      Object.keys(before).flatMap((name) => {
        const to = now[name] ? undefined : newNameOf(name, before, now);
        return to === undefined ? [] : [[name, to]];
      }),
    );
    const changed = Object.entries(before).flatMap(([name, column]) => {
      const next = now[name];
      const refused = next
        ? changedColumn(table, name, column, next)
        : [goneColumn(table, name, renamed.get(name))];
      return column.search ? refused.map((change) => ({ ...change, search: searchPaths(now) })) : refused;
    });
    const isNew = (name: string) => !before[name] && ![...renamed.values()].includes(name);
    const added = Object.entries(now).filter(
      ([name, column]) => isNew(name) && !column.nullable && column.default === undefined,
    );
    return [...changed, ...added.map(([name, column]) => requiredColumn(table, name, column))];
  });
}

function goneTable(table: string, known: StorageTables, wanted: StorageTables): RefusedChange {
  const fresh = Object.keys(wanted).filter((name) => !known[name]);
  const next = nearestName(table, fresh) ?? fresh[0];
  return {
    table,
    path: [],
    what: `The table "${table}" is no longer in the contract: renamed or removed.`,
    statements: [next ? `alter table "${table}" rename to "${next}"` : `drop table "${table}" cascade`],
  };
}

type Columns = StorageTables[string];

/** Most likely new name of a removed column. */
function newNameOf(name: string, before: Columns, now: Columns): string | undefined {
  const fresh = Object.keys(now).filter((other) => !before[other] && now[other]?.type === before[name]?.type);
  return nearestName(name, fresh) ?? fresh[0];
}

function goneColumn(table: string, name: string, next: string | undefined): RefusedChange {
  return {
    table,
    path: ['properties', ...(next === undefined ? [] : [next])],
    what: `The column "${table}"."${name}" is no longer in the contract: renamed or removed.`,
    statements: [
      next === undefined
        ? `alter table "${table}" drop column "${name}" cascade`
        : `alter table "${table}" rename column "${name}" to "${next}"`,
    ],
  };
}

function changedColumn(
  table: string,
  name: string,
  before: StorageColumn,
  now: StorageColumn,
): RefusedChange[] {
  const place = `The column "${table}"."${name}"`;
  const path = ['properties', name];
  if (now.type !== before.type) {
    const what = `${place} changes from ${before.type} to ${now.type}.`;
    return [{ table, path, what, statements: [retype(table, name, before, now)] }];
  }
  const tightened = before.rules ? tightenedRules(before.rules, now.rules) : [];
  const refusals: RefusedChange[] = goneParts(before.rules, now.rules).map((gone) =>
    gonePart(table, name, gone),
  );
  if (before.nullable && !now.nullable) {
    refusals.push({
      table,
      path: ['required'],
      what: `${place} becomes required, but rows may hold null.`,
      statements: [
        `update "${table}" set "${name}" = ${sampleOf(now)} where "${name}" is null`,
        `alter table "${table}" alter column "${name}" set not null`,
        ...waitingSql(table, name, now, `"${waitingRows[table]?.column}" ->> '${name}' is null`),
      ],
    });
  }
  const [first] = tightened;
  if (!first) return refusals;
  const reasons = tightened.map(({ what }) => what).join('; ');
  const { schema } = now;
  const isKept = appendOnlyTables.includes(table);
  const statements = isKept ? [] : tightenSql(table, name, now, tightened);
  refusals.push(
    schema === undefined
      ? {
          ...{ table, path: [...path, ...first.path], statements },
          what: `${place} promises more than its rows may hold: ${reasons}.`,
        }
      : {
          ...{ table, schema, path: first.path, statements },
          what: `${place} may hold what can no longer stand: ${reasons}.`,
        },
  );
  return refusals;
}

interface GonePart {
  /** Keys from the value of the column; `items` stands for each one of a list. */
  readonly path: readonly string[];
  /** Its most likely new name. */
  readonly next: string | undefined;
}

/** Parts of a value that the contract no longer has. */
function goneParts(
  before: StoredRules = {},
  now: StoredRules = {},
  path: readonly string[] = [],
): GonePart[] {
  const { properties: were = {}, items } = before;
  const { properties: are = {} } = now;
  const fresh = Object.keys(are).filter((part) => !were[part]);
  const own = Object.entries(were).flatMap(([part, rules]) => {
    const at = [...path, part];
    if (are[part]) return goneParts(rules, are[part], at);
    return [{ path: at, next: nearestName(part, fresh) ?? fresh[0] }];
  });
  return items && now.items ? [...own, ...goneParts(items, now.items, [...path, 'items'])] : own;
}

function gonePart(table: string, column: string, { path, next }: GonePart): RefusedChange {
  const part = path.at(-1);
  const above = path.slice(0, -1);
  const at = (keys: readonly string[]) => `'{${keys.join(',')}}'`;
  const without = `"${column}" #- ${at(path)}`;
  const value = next ? `jsonb_set(${without}, ${at([...above, next])}, "${column}" #> ${at(path)})` : without;
  const isListed = path.includes('items');
  const set = `update "${table}" set "${column}" = ${isListed ? `"${column}"` : value} where `;
  const statement =
    set + (isListed ? 'false /* each that has it */' : `"${column}" #> ${at(path)} is not null`);
  return {
    table,
    path: ['properties', column],
    what: `The part ${[column, ...path].join('.')} of "${table}" is no longer in the contract, but rows may hold it: ${part} is renamed or removed.`,
    statements: appendOnlyTables.includes(table) ? [] : [statement],
  };
}

function requiredColumn(table: string, name: string, column: StorageColumn): RefusedChange {
  return {
    table,
    path: ['properties', name],
    what: `The new column "${table}"."${name}" is required, but rows that are there have no value. Make it optional, give it a default, or fill them.`,
    // Keep the default: servers of the previous release insert rows without the column.
    statements: [
      `alter table "${table}" add column ${columnDefinition(name, column)} default ${sampleOf(column)}`,
    ],
  };
}

function retype(table: string, name: string, before: StorageColumn, now: StorageColumn): string {
  const column = `"${name}"`;
  const steps = [`alter column ${column} type ${now.type} using ${castOf(column, before.type, now)}`];
  if (before.default !== undefined) steps.unshift(`alter column ${column} drop default`);
  if (now.default !== undefined)
    steps.push(`alter column ${column} set default ${literalOf(now.type, now.default)}`);
  return `alter table "${table}" ${steps.join(', ')}`;
}

function castOf(column: string, from: string, now: StorageColumn): string {
  const fallback = now.nullable ? 'null' : sampleOf(now);
  if (now.type === 'jsonb') return `to_jsonb(${column})`;
  if (now.type === 'text[]') return from === 'text' ? `array[${column}]` : `array[${column}::text]`;
  if (from === 'text[]') return castOf(`${column}[1]`, 'text', now);
  if (from === 'jsonb') return castOf(`(${column} #>> '{}')`, 'text', now);
  if (now.type === 'text') return `${column}::text`;
  if (now.type === 'boolean') return `lower(${column}::text) in ('true', 't', '1')`;
  const isKin = [numbers, times].some((kin) => kin.includes(from) && kin.includes(now.type));
  if (isKin) return `${column}::${now.type}`;
  const shape = shapes[now.type] ?? '^[0-9]{4}-[0-9]{2}-[0-9]{2}';
  return `case when ${column}::text ~ '${shape}' then ${column}::text::${now.type} else ${fallback} end`;
}

const numbers = ['integer', 'double precision'];
const times = ['date', 'timestamptz(3)'];

/** Text formats that PostgreSQL accepts for a type. */
const shapes: Readonly<Record<string, string>> = {
  integer: '^-?[0-9]{1,9}$',
  'double precision': '^-?[0-9]+([.][0-9]+)?$',
  uuid: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
};

/**
 * SQL that adapts existing rows to the new rules and adds a constraint, which also binds servers of the
 * previous release.
 */
function tightenSql(
  table: string,
  name: string,
  now: StorageColumn,
  tightened: readonly Tightened[],
): string[] {
  const condition = conditionOf(name, now);
  if (condition === undefined)
    return [
      `update "${table}" set "${name}" = ${now.nullable ? 'null' : `"${name}"`} where false /* those that break it */`,
    ];
  const check = checkName(table, name);
  return [
    `update "${table}" set "${name}" = ${mended(name, now, tightened)} where not (${condition})`,
    `alter table "${table}" drop constraint if exists "${check}", add constraint "${check}" check (${condition})`,
    ...waitingSql(table, name, now, waitingIssue(table, name, now)),
  ];
}

/** SQL condition of waiting rows that break the rules, or undefined if PostgreSQL cannot check them. */
function waitingIssue(table: string, name: string, { rules = {} }: StorageColumn): string | undefined {
  const condition = jsonConditions(`"${waitingRows[table]?.column}"`, { properties: { [name]: rules } });
  return condition.length > 0 ? `not (${condition.join(' and ')})` : undefined;
}

function waitingSql(table: string, name: string, now: StorageColumn, issue: string | undefined): string[] {
  const waiting = waitingRows[table];
  if (!waiting || issue === undefined) return [];
  const column = `"${waiting.column}"`;
  const value = now.nullable
    ? `${column} - '${name}'`
    : `jsonb_set(${column}, '{${name}}', to_jsonb(${sampleOf(now)}::${now.type}))`;
  return [`update "${waiting.table}" set ${column} = ${value} where ${issue}`];
}

function mended(name: string, now: StorageColumn, tightened: readonly Tightened[]): string {
  const { rules = {}, type } = now;
  const keywords = tightened.map(({ path }) => path.join('.'));
  const only = (keyword: string) => keywords.every((each) => each === keyword);
  const column = `"${name}"`;
  const sample = now.nullable ? 'null' : sampleOf(now);
  if (only('maxLength') && type === 'text') return `left(${column}, ${rules.maxLength})`;
  if (only('minimum')) return `${rules.minimum}`;
  if (only('maximum')) return `${rules.maximum}`;
  if (type === 'text[]' && rules.items?.enum) {
    const kept = `array(select "one" from unnest(${column}) with ordinality as "each" ("one", "at")
        where "one" = any (${literalOf(type, rules.items.enum)}::text[]) order by "at")`.replace(/\s+/g, ' ');
    return rules.minItems === undefined ? kept : `coalesce(nullif(${kept}, '{}'), ${sample})`;
  }
  return sample;
}

/** A placeholder value that satisfies the simple rules; the author knows a better one. */
function sampleOf({ type, default: fallback, rules = {} }: StorageColumn): string {
  if (fallback !== undefined) return literalOf(type, fallback);
  if (rules.enum) return literalOf(type, rules.enum[0]);
  if (type.endsWith('[]')) return literalOf(type, rules.items?.enum?.slice(0, 1) ?? []);
  const samples: Record<string, unknown> = {
    integer: rules.minimum ?? 0,
    'double precision': rules.minimum ?? 0,
    boolean: false,
    date: '2000-01-01',
    'timestamptz(3)': '2000-01-01T00:00:00Z',
    uuid: '00000000-0000-0000-0000-000000000000',
    jsonb: sampleJson(rules, {}),
    text: '?'.repeat(Math.max(1, Number(rules.minLength ?? 0))),
  };
  return literalOf(type, samples[type] ?? '');
}

function sampleJson(
  { enum: choices, properties, required = [], items, minItems, ...rules }: StoredRules,
  unknown: unknown,
): unknown {
  if (choices) return choices[0];
  if (properties)
    return Object.fromEntries(required.map((name) => [name, sampleJson(properties[name] ?? {}, '?')]));
  if (items || minItems !== undefined)
    return Array.from({ length: Number(minItems ?? 0) }, () => sampleJson(items ?? {}, '?'));
  return rules.minimum ?? (rules.minLength === undefined ? unknown : '?'.repeat(Number(rules.minLength)));
}

export function refusalLine(
  place: string,
  { table, what, statements, search }: RefusedChange,
  paths: { readonly migration: string; readonly snapshot: string },
): string {
  const fill = search && statements.length > 0 ? [fillOf(table, search)] : [];
  const example = [...statements.map(sqlTag), ...fill].join(' and then ');
  if (example === '') return `${place}: ${what} What is recorded is never changed: put it back.`;
  return (
    `${place}: ${what} The generator only adds. Write ${paths.migration} by hand, for example with ${example}, ` +
    `mind the rows that are there, make the same change in ${paths.snapshot}, and run \`npm run generate\` again.`
  );
}
