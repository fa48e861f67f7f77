import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContractDocument } from './ContractDocument.ts';
import { type StorageColumn, type StorageTables, storageTables } from './storageColumns.ts';

const folder = 'src/server/db/migrations';
const snapshotPath = `${folder}/columns.json`;

/**
 * The next additive migration, if the contract has columns that the migrations so far do not make.
 * @returns its file and the new snapshot of all columns, by path from `root`; the snapshot alone when nothing is new
 * @throws Error that says what to write by hand when a column went away or became something else
 */
export function writeMigration(document: ContractDocument, root: string): Record<string, string> {
  const wanted = storageTables(document);
  const known: StorageTables = existsSync(join(root, snapshotPath))
    ? JSON.parse(readFileSync(join(root, snapshotPath), 'utf8'))
    : {};
  const refusals = refusedChanges(known, wanted, nextNumber(root));
  if (refusals.length > 0) throw new Error(refusals.join('\n'));
  const steps = additiveSteps(known, wanted);
  return {
    [snapshotPath]: `${JSON.stringify(wanted, null, 1)}\n`,
    ...(steps.length > 0 && { [migrationPath(known, wanted, nextNumber(root))]: migrationText(steps) }),
  };
}

function refusedChanges(known: StorageTables, wanted: StorageTables, number: string): string[] {
  const byHand = (what: string, sql: string) =>
    `${what}\n  The generator only adds. Write ${folder}/${number}_….ts by hand, for example with sql\`${sql}\`,` +
    `\n  mind the rows that are there, make the same change in ${snapshotPath}, and run \`npm run generate\` again.`;
  const refusals: string[] = [];
  for (const [table, columns] of Object.entries(known)) {
    if (!wanted[table]) {
      refusals.push(
        byHand(`The table "${table}" is no longer in the contract.`, `alter table "${table}" rename to …`),
      );
      continue;
    }
    for (const [name, column] of Object.entries(columns)) {
      const now = wanted[table][name];
      const place = `"${table}"."${name}"`;
      if (!now) {
        refusals.push(
          byHand(
            `The column ${place} is no longer in the contract: renamed or removed.`,
            `alter table "${table}" rename column "${name}" to …`,
          ),
        );
      } else if (now.type !== column.type) {
        refusals.push(
          byHand(
            `The column ${place} changes from ${column.type} to ${now.type}.`,
            `alter table "${table}" alter column "${name}" type ${now.type} using …`,
          ),
        );
      } else if (column.nullable && !now.nullable) {
        refusals.push(
          byHand(
            `The column ${place} becomes required, but rows may hold null.`,
            `update "${table}" set "${name}" = … where "${name}" is null; alter table "${table}" alter column "${name}" set not null`,
          ),
        );
      }
    }
    for (const [name, column] of Object.entries(wanted[table])) {
      if (!columns[name] && !column.nullable && column.default === undefined) {
        refusals.push(
          byHand(
            `The new column "${table}"."${name}" is required, but rows that are there have no value. Make it optional, give it a default,`,
            `alter table "${table}" add column "${name}" ${column.type} not null default …`,
          ),
        );
      }
    }
  }
  return refusals;
}

function additiveSteps(known: StorageTables, wanted: StorageTables): string[] {
  return Object.entries(wanted).flatMap(([table, columns]) => {
    const before = known[table];
    if (!before) {
      const lines = Object.entries(columns).map(([name, column]) => `    ${definition(name, column)}`);
      return [`create table "${table}" (\n${lines.join(',\n')}\n  )`];
    }
    return Object.entries(columns).flatMap(([name, column]) => {
      if (!before[name]) return [`alter table "${table}" add column ${definition(name, column)}`];
      if (!before[name].nullable && column.nullable)
        return [`alter table "${table}" alter column "${name}" drop not null`];
      return [];
    });
  });
}

function definition(name: string, column: StorageColumn): string {
  const notNull = column.nullable ? '' : ' not null';
  const fallback = column.default === undefined ? '' : ` default ${literal(column)}`;
  return `"${name}" ${column.type}${name === 'id' ? ' primary key' : notNull}${fallback}`;
}

function literal({ type, default: value }: StorageColumn): string {
  const text =
    type === 'text[]'
      ? `{${(value as string[]).join(',')}}`
      : type === 'jsonb'
        ? JSON.stringify(value)
        : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}

function nextNumber(root: string): string {
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  const last = Math.max(0, ...files.map((file) => Number.parseInt(file, 10)).filter(Number.isFinite));
  return String(last + 1).padStart(4, '0');
}

function migrationPath(known: StorageTables, wanted: StorageTables, number: string): string {
  if (Object.keys(known).length === 0) return `${folder}/${number}_contract_tables.ts`;
  const added = Object.entries(wanted).flatMap(([table, columns]) =>
    Object.keys(columns)
      .filter((name) => !known[table]?.[name])
      .map((name) => `${table}_${name}`),
  );
  return `${folder}/${number}_add_${added.length === 1 ? added[0] : 'columns'}.ts`;
}

function migrationText(steps: string[]): string {
  const statements = steps.map((step) => `  await sql\`${step}\`.execute(db);`);
  return `import { type Kysely, sql } from 'kysely';

/** Written by \`npm run generate\` from the contract, for review; never changed once it has run anywhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
${statements.join('\n')}
}
`;
}
