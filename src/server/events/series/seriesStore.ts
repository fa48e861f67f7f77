import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import { contractColumns, selectedColumns } from '../../core/db/contractColumns.ts';
import { jsonRows } from '../../core/db/jsonRows.ts';
import type { RecordKey } from '../../core/db/rowByKey.ts';
import type { Queries } from '../../core/db/transaction.ts';

type EventOfSeries = components['schemas']['EventOfSeries'];

/** All events of an event's series by day, those without one last. */
function seriesOf({ id, organizationId }: RecordKey, db: Queries) {
  return db
    .selectFrom('events')
    .select(selectedColumns(contractColumns('EventOfSeries', 'events')))
    .where('organizationId', '=', organizationId)
    .where('seriesId', '=', (own) =>
      own
        .selectFrom('events as own')
        .select('own.seriesId')
        .where('own.organizationId', '=', organizationId)
        .where('own.id', '=', id),
    )
    .orderBy('startDate')
    .orderBy('eventStart', (order) => order.asc().nullsFirst())
    .orderBy('id');
}

/** The series as part of its event's record. */
export function seriesPart(event: RecordKey, db: Queries): RawBuilder<EventOfSeries[]> {
  return jsonRows(sql<EventOfSeries>`${seriesOf(event, db)}`);
}

export async function listSeries(event: RecordKey, db: Queries): Promise<EventOfSeries[]> {
  return (await seriesOf(event, db).execute()) as unknown as EventOfSeries[];
}
