import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { ListName } from '../../contract/generated/lists.ts';
import contract from '../../contract/generated/openapi.json' with { type: 'json' };
import { type ResourceName, resources } from '../../contract/generated/resources.ts';
import { storage } from '../../contract/generated/storage.ts';
import type { components } from '../../contract/generated/types.ts';
import { mayDelete, mayEdit } from '../../contract/ownedEntry.ts';
import type { ResourceDefinition } from '../../contract/ResourceDefinition.ts';
import { changesBetween } from '../core/db/changesBetween.ts';
import { contractColumns } from '../core/db/contractColumns.ts';
import { type DerivedTable, derivedTables } from '../core/db/derivedTables.ts';
import { addHistory, requireDeleted } from '../core/db/historyStore.ts';
import { insertRows, type Row } from '../core/db/insertRows.ts';
import { deleteRow, type RecordKey, updateRow } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import { requireVersion } from '../core/http/requireVersion.ts';
import type { Services } from '../core/services.ts';
import { exportHandler, pageHandler } from './listHandlers.ts';
import { isReadBy, ownRecords } from './ownRecords.ts';
import { recordStore } from './recordStore.ts';
import { resourceStore } from './resourceStore.ts';

type Resources = typeof resources;
type IdOf<Reference> = Reference extends { operationId: infer Id } ? Id : never;
type OperationsOf<Resource extends Resources[ResourceName]> = Resource['derived'] extends true
  ? IdOf<Resource['list' | 'one' | 'export' | 'create' | 'update' | 'delete']>
  : never;

/** Operations of all resources with default handlers. */
type DerivedOperation = { [Name in ResourceName]: OperationsOf<Resources[Name]> }[ResourceName];

/** Validated input of a resource not known at compile time. */
interface AnyCall {
  readonly params: { readonly id: string };
  readonly body: object;
  readonly user: SignedInUser;
}

/** List, read, create, update, delete and export of every resource with derived operations. */
export function derivedOperations({ db }: Services): Handlers<DerivedOperation> {
  const handlers = Object.values<ResourceDefinition>(resources)
    .filter(({ derived }) => derived)
    .flatMap((resource) => Object.entries(handlersOf(resource, db)));
  return Object.fromEntries(handlers) as unknown as Handlers<DerivedOperation>;
}

function handlersOf(resource: ResourceDefinition, db: Services['db']): Record<string, unknown> {
  const table = derivedTables.find(
    (name) => storage[name as keyof typeof storage].schema === resource.schema,
  );
  const handlers: Record<string, unknown> = {};
  if (!table) return handlers;
  const { owner } = resource;
  const own = owner ? ownRecords(table, owner) : {};
  const records = recordStore<keyof typeof storage, SignedInUser>(table as keyof typeof storage, own);
  const place = (user: SignedInUser): Place => ({ table: table as DerivedTable, owner, user, db });
  const input = (body: object) => ({ schema: resource.form ?? resource.schema, body });
  const read = (id: string, user: SignedInUser) => records.read(id, user, db);
  const handle = (operation: { operationId: string } | null, handler: unknown) => {
    if (operation) handlers[operation.operationId] = handler;
  };

  if (resource.list) {
    const list = resourceStore<ListName, SignedInUser>(resource.name as ListName);
    handle(resource.list, pageHandler(list as never, db));
    handle(resource.export, exportHandler(resource.name as ListName, list as never, db));
  }
  handle(resource.one, ({ params, user }: AnyCall) => read(params.id, user));
  handle(resource.create, async ({ body, user }: AnyCall) =>
    read(await createRecord(input(body), place(user)), user),
  );
  handle(resource.update, async ({ params, body, user }: AnyCall) => {
    await updateRecord(params.id, input(body), place(user));
    return read(params.id, user);
  });
  handle(resource.delete, ({ params, user }: AnyCall) =>
    deleteRecord(params.id, resource.label, place(user)),
  );
  return handlers;
}

/** A derived table, and the acting user. */
interface Place {
  readonly table: DerivedTable;
  readonly owner: ResourceDefinition['owner'];
  readonly user: SignedInUser;
  readonly db: Queries;
}

/** Input of a form. */
interface Input {
  /** Schema that validated it. */
  readonly schema: string;
  readonly body: object & { readonly version?: number | null };
}

type LockedRecord = Readonly<Record<string, unknown>> & { readonly version: number };

/** @returns the id of the new record */
function createRecord({ schema, body }: Input, { table, owner, user, db }: Place): Promise<string> {
  const { version: _, ...values } = body;
  const id = uuid();
  const now = new Date().toISOString();
  const key = { id, organizationId: user.organizationId };
  const mine = owner && { [owner.property]: { id: user.id, name: user.name } };
  const record = { ...asStored(schema, values), ...mine, ...key, createdAt: now, updatedAt: now };
  return inTransaction(db, async (trx) => {
    await insertRows(table, [{ ...record, version: 1 } as unknown as Row<DerivedTable>], trx);
    await addHistory(table, key, user, 'created', [], trx);
    return id;
  });
}

/**
 * Updates a record. An unchanged one is not touched.
 * @throws ApiError not_found, or record_changed when the record has changed since it was read
 */
function updateRecord(id: string, { schema, body }: Input, place: Place): Promise<void> {
  const { version, ...input } = body;
  const { table, owner, user, db } = place;
  const values = asStored(schema, input);
  return inTransaction(db, async (trx) => {
    const before = await lockRecord(id, place, trx);
    if (!before) throw new ApiError('not_found');
    if (owner && !mayEdit(entryOf(before, owner), user)) throw new ApiError('forbidden');
    requireVersion(version, before);
    const fields = contractColumns(schema as never, table).filter((name) => name !== 'version');
    const changes = changesBetween(before, values, fields);
    if (changes.length === 0) return;
    const key = { id, organizationId: user.organizationId };
    const record = { ...before, ...onlyGiven(values, fields) };
    await updateRow(table, key, { columns: fields, values: record }, trx);
    await addHistory(table, key, user, 'edited', changes, trx);
  });
}

/** Fields missing in a form are empty. */
function onlyGiven(values: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
}

/**
 * Deletes a record but keeps its history; repeating it is harmless.
 * @param label properties of its display name, kept in the history
 */
function deleteRecord(id: string, label: readonly string[], place: Place): Promise<void> {
  const { table, owner, user, db } = place;
  const key: RecordKey = { id, organizationId: user.organizationId };
  return inTransaction(db, async (trx) => {
    const record = await lockRecord(id, place, trx);
    if (!record) return requireDeleted(table, key, trx);
    if (owner && !mayDelete(entryOf(record, owner), user)) throw new ApiError('forbidden');
    await deleteRow(table, key, trx);
    await addHistory(table, key, user, 'deleted', changesBetween(record, {}, label), trx);
  });
}

function entryOf(record: LockedRecord, { property }: NonNullable<ResourceDefinition['owner']>) {
  return { author: record[property] as components['schemas']['AccountReference'] };
}

/** Until the transaction ends, so that changes are serialised. */
async function lockRecord(
  id: string,
  { table, owner, user }: Place,
  trx: Trx,
): Promise<LockedRecord | undefined> {
  const isRead = owner ? isReadBy(user.id, owner) : sql`true`;
  const { rows } = await sql<LockedRecord>`select * from ${sql.table(table)}
    where "id" = ${id} and "organizationId" = ${user.organizationId} and ${isRead} for update`.execute(trx);
  return rows[0];
}

/** Values as they will be read back: instants in UTC with milliseconds, whatever their notation. */
function asStored(schema: string, values: object): Record<string, unknown> {
  const { schemas } = contract.components;
  const { properties } = schemas[schema as keyof typeof schemas] as {
    properties: Record<string, { readonly format?: string }>;
  };
  const stored = Object.entries(values).map(([field, value]) => {
    const at =
      properties[field]?.format === 'date-time' ? Date.parse(String(value).toUpperCase()) : Number.NaN;
    return [field, Number.isNaN(at) ? value : new Date(at).toISOString()];
  });
  return Object.fromEntries(stored);
}
