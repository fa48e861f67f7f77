import { type RawBuilder, sql } from 'kysely';
import { type ListName, lists } from '../../contract/generated/lists.ts';
import { operations } from '../../contract/generated/operations.ts';
import { resources } from '../../contract/generated/resources.ts';
import { storage } from '../../contract/generated/storage.ts';
import type { ResourceDefinition } from '../../contract/ResourceDefinition.ts';
import { contractColumns, selectedColumns } from '../core/db/contractColumns.ts';
import { historyListed } from '../core/db/privateNames.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { resourceStore } from '../resource/resourceStore.ts';

/** A kind of record that has a history. */
interface Subject {
  readonly resource: string;
  readonly table: keyof typeof storage;
  /** Columns of its name, as far as its list shows it. */
  readonly label: readonly string[];
  /** Who may read a record. */
  readonly readers: readonly string[];
}

const subjects: readonly Subject[] = Object.values<ResourceDefinition>(resources).flatMap((resource) => {
  const { one, list, name, schema, label } = resource;
  const table = (Object.keys(storage) as Subject['table'][]).find((key) => storage[key].schema === schema);
  const reading = one ?? list;
  if (!table || table === 'participants') return [];
  const listed = contractColumns(
    list ? lists[name as ListName].item : (schema as Parameters<typeof contractColumns>[0]),
    table,
  );
  return {
    ...{ resource: name, table, readers: reading ? operations[reading.operationId].roles : [] },
    label: label.filter((property) => listed.includes(property)),
  };
});

/** What changed, by whom, from the history of all records. A participation is told as something of its event. */
export const activity = resourceStore('activity', {
  rows: ({ organizationId, role }: SignedInUser) => {
    const readable = subjects.filter(({ readers }) => readers.includes(role));
    const own = subjectIn(organizationId);
    return sql`(
      select ${selectedColumns(storage.history.columns)}, "organizationId",
        ${byTable(subjects, ({ resource }) => sql.lit(resource), sql.lit('events'))} as "resource",
        ${byTable(readable, own.id, own.eventIs('id'))} as "subjectId",
        coalesce(
          ${byTable(readable, own.now, own.eventIs('title'))}, ${byTable(readable, own.atDeletion)}
        ) as "subjectName",
        array(select "change" ->> 'field' from jsonb_array_elements("changes") as "change") as "fields"
      from "history" where "organizationId" = ${organizationId} and ${sql.raw(historyListed)})`;
  },
  computed: ['resource', 'subjectId', 'subjectName', 'fields'],
});

function byTable(
  among: readonly Subject[],
  of: (subject: Subject) => RawBuilder<unknown>,
  ofParticipant: RawBuilder<unknown> = sql`null`,
): RawBuilder<unknown> {
  const cases = among.map((subject) => sql`when ${sql.lit(subject.table)} then ${of(subject)}`);
  return sql`case "subjectTable" ${sql.join(cases, sql` `)} when 'participants' then ${ofParticipant} end`;
}

/** SQL of an entry's record and its names, all in one foundation. */
function subjectIn(organizationId: string) {
  const isSubject = (table: Subject['table']) =>
    table === 'organizations'
      ? sql`"id" = ${organizationId}`
      : sql`"organizationId" = ${organizationId} and "id" = "history"."subjectId"`;
  return {
    id: ({ table }: Subject) => sql`(select "id" from ${sql.table(table)} where ${isSubject(table)})`,
    now: ({ table, label }: Subject) => {
      const name = sql.join([sql`null::text`, ...label.map((column) => sql.ref(column))]);
      return sql`(select nullif(concat_ws(' ', ${name}), '') from ${sql.table(table)} where ${isSubject(table)})`;
    },
    /** The entry about the deletion, which is the record's last, may hold the name. */
    atDeletion: ({ label }: Subject) => {
      const properties = sql`${[...label]}::text[]`;
      return sql`(
        select string_agg("was" ->> 'from', ' ' order by array_position(${properties}, "was" ->> 'field'))
        from (
          select "action", "changes" from "history" as "entry"
          where "organizationId" = ${organizationId} and "subjectId" = "history"."subjectId"
          order by "at" desc, "id" desc limit 1
        ) as "last" cross join jsonb_array_elements("last"."changes") as "was"
        where "last"."action" = 'deleted' and "was" ->> 'field' = any(${properties}))`;
    },
    /** Of the event that a participant takes part in. */
    eventIs: (column: 'id' | 'title') => sql`(
      select "events".${sql.ref(column)} from "participants" join "events" on "events"."id" = "participants"."eventId"
      where "events"."organizationId" = ${organizationId} and "participants"."organizationId" = ${organizationId}
        and "participants"."id" = "history"."subjectId")`,
  };
}
