import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { migrationName } from '../../src/server/core/db/migrationName.ts';
import {
  derivedColumnNames,
  privateChoices,
  privateColumnNames,
  privateTableNames,
} from '../../src/server/core/db/privateNames.ts';
import { additiveSteps, migrationText } from './additiveSteps.ts';
import type { ContractDocument } from './ContractDocument.ts';
import { type ContractSources, refuse } from './contractSources.ts';
import { refusalLine, refusedChanges } from './refusedChanges.ts';
import { choiceColumns, type StorageTables, schemaOfTable, storageTables } from './storageColumns.ts';

export const migrationsFolder = 'src/server/core/db/migrations';
export const snapshotPath = `${migrationsFolder}/columns.json`;

interface WrittenMigration {
  /** The new migration, if needed, and the new column snapshot, by path from `root`. */
  readonly files: Record<string, string>;
  /** The migration that it replaces. */
  readonly replaced: readonly string[];
}

/**
 * The next additive migration, if the contract has columns that the existing migrations do not create. An
 * uncommitted generated one is rewritten, so that fixing a typo needs no renaming.
 * @throws Error with a line for each change that needs a hand-written migration, and what to write
 */
export function writeMigration(
  document: ContractDocument,
  root: string,
  placeOf: ContractSources['placeOf'],
): WrittenMigration {
  const folder = join(root, migrationsFolder);
  const wanted = { ...storageTables(document), ...choiceColumns(document) };
  const kept = readSnapshot(root);
  const place = (table: string, path: readonly string[], schema = schemaOfTable(document, table)) =>
    schema === undefined ? snapshotPath : placeOf(['components', 'schemas', schema, ...path]);
  refuse([...badNames(folder), ...sameNumbers(listMigrations(folder)), ...takenNames(kept, wanted, place)]);

  const { known, replaced } = startOf(root, kept, wanted);
  const files = listMigrations(folder).filter((file) => !replaced.includes(file));
  const number = nextNumber(files);
  const paths = { migration: `${migrationsFolder}/${number}_….ts`, snapshot: snapshotPath };
  refuse(
    refusedChanges(known, wanted).map((change) =>
      refusalLine(place(change.table, change.path, change.schema), change, paths),
    ),
  );
  const steps = additiveSteps(known, wanted, folder);
  const isNeeded = steps.statements.length > 0 || Object.keys(steps.searches).length > 0;
  return {
    files: {
      [snapshotPath]: `${JSON.stringify(wanted, null, 1)}\n`,
      ...(isNeeded && { [migrationPath(known, wanted, number)]: migrationText(steps) }),
    },
    replaced: replaced.map((file) => `${migrationsFolder}/${file}`),
  };
}

function readSnapshot(root: string): StorageTables {
  const path = join(root, snapshotPath);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

function listMigrations(folder: string): string[] {
  const files = globSync('*.ts', { cwd: folder });
  return files.filter((file) => migrationName.test(file)).sort();
}

/** The server runs those alone that are named so, in their order. */
function badNames(folder: string): string[] {
  return globSync('*.ts', { cwd: folder })
    .filter((file) => !migrationName.test(file))
    .map(
      (file) =>
        `${migrationsFolder}/${file}:1: no server runs it. Name it as 0001_what_it_does.ts, with the next number.`,
    );
}

/**
 * Two branches with the same number have no defined order, and a database that ran one could not run the
 * other.
 */
function sameNumbers(files: readonly string[]): string[] {
  return files.flatMap((file, index) => {
    const before = files[index - 1];
    if (before?.slice(0, 4) !== file.slice(0, 4)) return [];
    const free = `${nextNumber(files)}${file.slice(4)}`;
    return [
      `${migrationsFolder}/${file}:1: ${before} has this number, too. Give the one that was released or merged later the next: git mv ${migrationsFolder}/${file} ${migrationsFolder}/${free}`,
    ];
  });
}

function takenNames(
  known: StorageTables,
  wanted: StorageTables,
  place: (table: string, path: readonly string[]) => string,
): string[] {
  return Object.entries(wanted).flatMap(([table, columns]) => {
    if (table in privateChoices) return [];
    if (!known[table] && privateTableNames.includes(table)) {
      return [
        `${place(table, ['x-resource', 'table'])}: the server has a table ${table} of its own. Give x-resource.table another name.`,
      ];
    }
    const isOwned = columns.id?.owned;
    if (known[table] && !known[table].id?.owned !== !isOwned) {
      return [
        `${place(table, ['x-resource'])}: "${table}" was ${isOwned ? 'not ' : ''}made by the defaults of x-resource.roles, and cannot change that. Write its operations out as they were, or give x-resource.table another name.`,
      ];
    }
    const taken = isOwned ? derivedColumnNames : (privateColumnNames[table] ?? []);
    const lines = Object.keys(columns)
      .filter((name) => taken.includes(name))
      .map(
        (name) =>
          `${place(table, ['properties', name])}: the server keeps a column "${table}"."${name}" of its own. Give the property another name.`,
      );
    const [searched] = Object.entries(columns).filter(([, column]) => column.search);
    if (known[table] && !isOwned && searched && !taken.includes('searchText')) {
      lines.push(
        `${place(table, ['properties', searched[0], 'x-store'])}: nothing searches "${table}". Take x-store: search away, or write a migration that gives the table a "searchText", and its row in src/server/core/db/privateNames.ts.`,
      );
    }
    return lines;
  });
}

/**
 * Baseline of the new migration: the snapshot or, if only `generate` has changed it since the last commit,
 * the committed one.
 */
function startOf(
  root: string,
  kept: StorageTables,
  wanted: StorageTables,
): { known: StorageTables; replaced: string[] } {
  const stay = { known: kept, replaced: [] };
  if (JSON.stringify(kept) === JSON.stringify(wanted)) return stay;
  const committed = committedMigrations(root);
  if (!committed) return stay;
  const folder = join(root, migrationsFolder);
  const files = listMigrations(folder);
  const [fresh, ...others] = files.filter((file) => !committed.files.includes(file));
  if (fresh === undefined || others.length > 0) return stay;
  const steps = additiveSteps(committed.snapshot, kept, folder);
  const isUntouched =
    withoutLayout(readFileSync(join(folder, fresh), 'utf8')) === withoutLayout(migrationText(steps));
  return isUntouched ? { known: committed.snapshot, replaced: [fresh] } : stay;
}

/** Ignores what a formatter may change. */
function withoutLayout(text: string): string {
  return text.replace(/[\s,]+/g, '');
}

function nextNumber(files: readonly string[]): string {
  const last = Math.max(0, ...files.map((file) => Number.parseInt(file, 10)));
  return String(last + 1).padStart(4, '0');
}

function migrationPath(known: StorageTables, wanted: StorageTables, number: string): string {
  if (Object.keys(known).length === 0) return `${migrationsFolder}/${number}_contract_tables.ts`;
  const tables = Object.keys(wanted).filter((table) => !known[table]);
  const columns = Object.entries(wanted).flatMap(([table, wantedOnes]) =>
    Object.keys(wantedOnes)
      .filter((name) => known[table] && !known[table][name])
      .map((name) => `${table}_${name}`),
  );
  const oneOf = (action: string, names: readonly string[], all: string) =>
    names.length === 0 ? [] : [`${action}_${names.length === 1 ? names[0] : all}`];
  const [name = 'change_columns'] = [
    ...oneOf('create', tables, 'tables'),
    ...oneOf('add', columns, 'columns'),
  ];
  return `${migrationsFolder}/${number}_${name}.ts`;
}

/** The migrations at git's HEAD and their snapshot, or undefined without git, a repository or a commit. */
function committedMigrations(root: string): { files: string[]; snapshot: StorageTables } | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 26,
    });
  try {
    const listed = git('ls-tree', '--name-only', 'HEAD', `./${migrationsFolder}/`);
    return {
      files: listed.split('\n').map((path) => basename(path)),
      snapshot: JSON.parse(git('show', `HEAD:./${snapshotPath}`)),
    };
  } catch {
    return undefined;
  }
}
