import { sql } from 'kysely';
import type { Query } from '../../contract/calls.ts';
import { type ListName, lists } from '../../contract/generated/lists.ts';
import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import type { ResourceDefinition } from '../../contract/ResourceDefinition.ts';
import { batchesOf, type OnBatch, type TextBatches } from '../core/db/batchesOf.ts';
import { selectedColumns } from '../core/db/contractColumns.ts';
import { contractList, type Filter, type OwnList } from '../core/db/contractList.ts';
import { countChoices } from '../core/db/countChoices.ts';
import { keptCount } from '../core/db/listCounts.ts';
import type { InLanguage } from '../core/db/listOrder.ts';
import { type Page, pageOf } from '../core/db/pageOf.ts';
import { privateColumnNames, versionedTables } from '../core/db/privateNames.ts';
import type { Queries } from '../core/db/transaction.ts';
import { ownRecords } from './ownRecords.ts';
import {
  type OfFoundation,
  type OwnRecords,
  type RecordStore,
  type Rows,
  recordStore,
  type Stored,
} from './recordStore.ts';

type Schemas = components['schemas'];
type Lists = typeof lists;
type TableOf<Name extends ListName> = Lists[Name]['table'];
type SchemaOf<Name extends ListName> = Schemas[Lists[Name]['schema']];
type ItemOf<Name extends ListName, Row> = Pick<Row, keyof Row & keyof Schemas[Lists[Name]['item']]>;

/** Parameters of a list, for a page or an export. */
type Asked<Name extends ListName> = Query<Lists[Name]['operation']> & InLanguage;

export interface ResourceStore<Name extends ListName, Place extends OfFoundation, Row, Parts extends object>
  extends RecordStore<Place, Row, Parts> {
  readonly page: (place: Place, asked: Asked<Name>, db: Queries) => Promise<Page<ItemOf<Name, Row>>>;
  /** The rows that match a filter, to be selected from. */
  readonly matching: (
    place: Place,
    filter: Omit<Query<Lists[Name]['operation']>, 'page' | 'size' | 'sort'>,
    db: Queries,
  ) => Rows;
  /** How many records each choice of the filters would leave. */
  readonly counts: (
    place: Place,
    filter: Omit<Query<Lists[Name]['operation']>, 'page' | 'size' | 'sort'>,
    db: Queries,
  ) => Promise<Schemas['FilterCounts']>;
  /** All records matching the filters, for an export. */
  readonly batches: (
    place: Place,
    asked: Omit<Query<Lists[Name]['operation']>, 'page' | 'size'> & InLanguage,
    db: Queries,
    onBatch?: OnBatch,
  ) => TextBatches;
}

/**
 * Store of a resource's records and list. Only deviations are given; the rest follows from the contract:
 * columns, filters, sorts, search, whose the records are (where they have an owner, the place is the user who asks), and whether the
 * total can be cached.
 *
 * @example
 * const events = resourceStore('events', { filters: { group: (group) => isInGroup[group] } });
 * const page = await events.page(user, { group: 'future', language }, db);
 */
export function resourceStore<
  Name extends ListName,
  Place extends OfFoundation = OfFoundation,
  Computed extends keyof SchemaOf<Name> = never,
  Parts extends object = object,
>(
  name: Name,
  given: OwnRecords<TableOf<Name>, Place, Computed, Parts> & Omit<OwnList<Name>, 'columns'> = {},
): ResourceStore<Name, Place, Stored<TableOf<Name>, Computed>, Parts> {
  const { table, schema, item } = lists[name];
  const { owner }: Pick<ResourceDefinition, 'owner'> = resources[name];
  const own = owner && !given.rows ? { ...given, ...ownRecords(table, owner) } : given;
  const records = recordStore<TableOf<Name>, Place, Computed, Parts>(table, own);
  const { filters, sorts } = own;
  const list = contractList<Name>(name, {
    columns: records.columnsOf(schema),
    ...(filters && { filters }),
    ...(sorts && { sorts }),
  });
  const listColumns = records.columnsOf(item);
  const isIndexed = privateColumnNames[table]?.includes('searchKey') === true;
  const narrowed = (place: Place, filter: Filter<Name>, db: Queries, path?: 'index' | 'order') =>
    list.narrow(records.rows(place, db), filter, {
      organizationId: place.organizationId,
      ...(isIndexed && { path }),
    });

  const countableOf = ({ organizationId }: Place, filter: Filter<Name>) => {
    if (own.isPersonal) return {};
    const isOfRows = list.looksAtRowsOnly(filter);
    const kept = keptCount(table, filter, organizationId, isOfRows);
    const isCountable = kept !== undefined || (versionedTables.includes(table) && isOfRows);
    return isCountable && { countable: { list: table, organizationId, filter, kept } };
  };

  return {
    ...records,
    page: (place, asked, db) => {
      const { page = 0, size = 25, sort, language, ...filter } = asked as Paged;
      return pageOf(
        {
          filtered: (path) => narrowed(place, filter as Filter<Name>, db, path),
          columns: listColumns,
          ...(isIndexed && { q: filter.q }),
          ...countableOf(place, filter as Filter<Name>),
        },
        { page, size, ...list.order({ sort, language }) },
        db,
      );
    },
    matching: (place, filter, db) => narrowed(place, filter as Filter<Name>, db, 'index'),
    counts: async (place, filter, db) => {
      const { counted } = list;
      const columns = selectedColumns(counted.map(({ column }) => column));
      const rows = (without?: string) => {
        const kept = Object.entries(filter).filter(([name]) => name !== without);
        const found = narrowed(place, Object.fromEntries(kept) as Filter<Name>, db, 'index');
        return sql`${found.select(columns)} as "rows"`;
      };
      const filters = await countChoices(
        {
          filters: counted,
          set: Object.keys(filter),
          rows,
          table,
          organizationId: place.organizationId,
          ...countableOf(place, filter as Filter<Name>),
        },
        db,
      );
      return { filters };
    },
    batches: (place, asked, db, onBatch) => {
      const { sort, language, ...filter } = asked as Paged;
      const rows = narrowed(place, filter as Filter<Name>, db, 'index');
      return batchesOf(name, rows, list.order({ sort, language }), db, onBatch);
    },
  };
}

/** Parameters of every list. */
interface Paged extends InLanguage {
  readonly page?: number;
  readonly size?: number;
  readonly sort?: string;
  readonly q?: string;
}
