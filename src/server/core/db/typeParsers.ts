import { types } from 'pg';

/** PostgreSQL object ids of types whose default parsing does not suit us. */
const OID = { bytea: 17, int8: 20, date: 1082, timestamp: 1114, timestamptz: 1184, numeric: 1700 } as const;
const TEXT_ARRAY = 1009;

/** Parses PostgreSQL's text into the contract's values: dates and instants are strings. */
const typeParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [OID.bytea]: (text) => Buffer.from(text.slice(2), 'hex'),
  // Counts and sizes, all far below 2^53.
  [OID.int8]: Number,
  [OID.numeric]: Number,
  [OID.date]: (text) => text,
  [OID.timestamp]: (text) => toInstant(`${text}+00`),
  [OID.timestamptz]: toInstant,
};

/** `2026-11-02 10:30:00.123456+01` → `2026-11-02T09:30:00.123Z` */
function toInstant(text: string): string {
  const iso = text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  return new Date(iso).toISOString();
}

export function typeParserOf(oid: number): (text: string) => unknown {
  return typeParsers[oid] ?? types.getTypeParser(oid, 'text');
}

/** Items of a `text[]`: `{monday,"two words"}`. */
export function textArrayItems(text: string): string[] {
  return typeParserOf(TEXT_ARRAY)(text) as string[];
}
