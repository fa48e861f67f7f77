import type { Row } from '../db/insertRows.ts';

/** The tables of the demo, each behind those that it refers to. */
export const DEMO_TABLES = [
  'organizations',
  'accounts',
  'images',
  'coordinators',
  'notification_preferences',
  'invitations',
  'volunteers',
  'volunteer_files',
  'people_in_need',
  'events',
  'participants',
  'abuse_reports',
  'notifications',
  'history',
] as const;

type DemoTable = (typeof DEMO_TABLES)[number];

export type DemoRows = { readonly [Table in DemoTable]: readonly Row<Table>[] };

/** What a part of the demo adds. */
export type SomeRows = Partial<DemoRows>;

export function joinRows(parts: readonly SomeRows[]): DemoRows {
  const joined = DEMO_TABLES.map((table) => [
    table,
    parts.flatMap((part): readonly object[] => part[table] ?? []),
  ]);
  return Object.fromEntries(joined);
}
