import type { Query } from '../../contract/calls.ts';
import { type ListName, lists } from '../../contract/generated/lists.ts';
import type { components } from '../../contract/generated/types.ts';
import { batchesOf, type OnBatch, type TextBatches } from '../core/db/batchesOf.ts';
import { contractList, type Filter, type OwnList } from '../core/db/contractList.ts';
import { keptCount } from '../core/db/listCounts.ts';
import type { InLanguage } from '../core/db/listOrder.ts';
import { type Page, pageOf } from '../core/db/pageOf.ts';
import { privateColumnNames, versionedTables } from '../core/db/privateNames.ts';
import type { Queries } from '../core/db/transaction.ts';
import {
  type OfFoundation,
  type OwnRecords,
  type RecordStore,
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
 * columns, filters, sorts, search, and whether the total can be cached.
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
  own: OwnRecords<TableOf<Name>, Place, Computed, Parts> & Omit<OwnList<Name>, 'columns'> = {},
): ResourceStore<Name, Place, Stored<TableOf<Name>, Computed>, Parts> {
  const { table, schema, item } = lists[name];
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

  return {
    ...records,
    page: (place, asked, db) => {
      const { page = 0, size = 25, sort, language, ...filter } = asked as Paged;
      const { organizationId } = place;
      const isOfRows = list.looksAtRowsOnly(filter as Filter<Name>);
      const kept = keptCount(table, filter, organizationId, isOfRows);
      const isCountable = kept !== undefined || (versionedTables.includes(table) && isOfRows);
      return pageOf(
        {
          filtered: (path) => narrowed(place, filter as Filter<Name>, db, path),
          columns: listColumns,
          ...(isIndexed && { q: filter.q }),
          ...(isCountable && { countable: { list: table, organizationId, filter, kept } }),
        },
        { page, size, ...list.order({ sort, language }) },
        db,
      );
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
