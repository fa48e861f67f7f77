import type { AliasableExpression, Kysely, RawBuilder } from 'kysely';
import contract from '../../contract/generated/openapi.json' with { type: 'json' };
import { type ContractTables, storage } from '../../contract/generated/storage.ts';
import type { components } from '../../contract/generated/types.ts';
import { selectedColumns } from '../core/db/contractColumns.ts';
import { historyOf } from '../core/db/historyStore.ts';
import { jsonRows } from '../core/db/jsonRows.ts';
import type { Filtered } from '../core/db/listOrder.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import type { Queries } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';

type Schemas = components['schemas'];
type Tables = Record<string, Record<string, unknown>>;
type Storage = typeof storage;

export type Table = keyof Storage;
export type Rows = Filtered<string, Tables>;

/** The owning foundation. */
export interface OfFoundation {
  readonly organizationId: string;
}

type SchemaOf<Name extends Table> = Schemas[Storage[Name]['schema']];

/** Overrides for a table's records. */
export interface OwnRecords<
  Name extends Table,
  Place extends OfFoundation,
  Computed extends keyof SchemaOf<Name>,
  Parts extends object,
> {
  /** Whether a user's rows are not all of the foundation's, so that no number is kept of them. */
  readonly isPersonal?: boolean;
  /** Replaces the default rows, which are the table's rows of the foundation. */
  readonly rows?: (place: Place, db: Queries) => AliasableExpression<unknown>;
  /** Properties that the rows have besides the table's columns. */
  readonly computed?: readonly Computed[];
  /** Nested data read together with a record. */
  readonly parts?: (
    key: RecordKey,
    db: Queries,
  ) => { readonly [Part in keyof Parts]: RawBuilder<Parts[Part]> };
}

/** A record without nested data. */
export type Stored<Name extends Table, Computed extends keyof SchemaOf<Name>> = ContractTables[Name] &
  Pick<SchemaOf<Name>, Computed>;

export interface RecordStore<Place extends OfFoundation, Row, Parts extends object> {
  /** The rows as a subquery with the table's name. */
  readonly rows: (place: Place, db: Queries) => Rows;
  /** Properties of a schema that the rows have, in the contract's order. */
  readonly columnsOf: (schema: string) => readonly string[];
  /** @throws ApiError not_found */
  readonly find: (id: string, place: Place, db: Queries) => Promise<Row>;
  /**
   * The record with nested data and history, newest first, in one round trip.
   * @throws ApiError not_found
   */
  readonly read: (
    id: string,
    place: Place,
    db: Queries,
  ) => Promise<Row & Parts & { history: Schemas['HistoryEntry'][] }>;
}

/** Store of a contract table's records. By default these are the foundation's rows as stored. */
export function recordStore<
  Name extends Table,
  Place extends OfFoundation = OfFoundation,
  Computed extends keyof SchemaOf<Name> = never,
  Parts extends object = object,
>(
  table: Name,
  own: OwnRecords<Name, Place, Computed, Parts> = {},
): RecordStore<Place, Stored<Name, Computed>, Parts> {
  const { schema, columns: stored }: { schema: string; columns: readonly string[] } = storage[table];
  const known = new Set([...stored, ...((own.computed ?? []) as readonly string[])]);
  const columnsOf = (name: string): readonly string[] => {
    const { properties = {} } = contract.components.schemas[name as keyof Schemas] as { properties?: object };
    return Object.keys(properties).filter((property) => known.has(property));
  };
  const columns = columnsOf(schema);
  const rows = (place: Place, db: Queries): Rows => {
    const queries = db as unknown as Kysely<Tables>;
    if (own.rows) return queries.selectFrom(own.rows(place, db).as(table as string)) as unknown as Rows;
    return queries.selectFrom(table as string).where('organizationId', '=', place.organizationId);
  };
  const one = (id: string, place: Place, db: Queries) =>
    rows(place, db).select(selectedColumns(columns)).where('id', '=', id);

  return {
    rows,
    columnsOf,
    find: async (id, place, db) =>
      (await one(id, place, db).executeTakeFirstOrThrow(notFound)) as Stored<Name, Computed>,
    read: async (id, place, db) => {
      const { organizationId } = place;
      const parts = {
        ...own.parts?.({ id, organizationId }, db),
        history: jsonRows(historyOf({ table, id, organizationId })),
      };
      const selected = Object.entries<RawBuilder<unknown>>(parts).map(([name, part]) => part.as(name));
      const record = await one(id, place, db).select(selected).executeTakeFirstOrThrow(notFound);
      return record as Stored<Name, Computed> & Parts & { history: Schemas['HistoryEntry'][] };
    },
  };
}

const notFound = () => new ApiError('not_found');
