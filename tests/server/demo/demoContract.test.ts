import { describe, expect, test } from 'vitest';
import { demoRowsAt } from '../../../src/server/demo/loadDemoData.ts';
import { issuesOf, publishedPart } from './contractIssues.ts';
import { recordsOf } from './recordsOf.ts';

/** Ordinary, the last minutes of a leap day in Warsaw, and the first of a year that is not yet one in UTC. */
const MOMENTS = ['2026-11-21T10:15:00Z', '2028-02-29T22:58:00Z', '2026-12-31T23:05:00Z'];

describe.each(MOMENTS)('the demo data at %s', (now) => {
  const rows = demoRowsAt(new Date(now), '$argon2id$');
  const records = recordsOf(rows);

  test.each(Object.keys(records) as (keyof typeof records)[])('holds each %s by the contract', (schema) => {
    expect(records[schema].length).toBeGreaterThan(0);
    expect(records[schema].flatMap((record) => issuesOf(schema, record))).toEqual([]);
  });

  test('holds every published event complete', () => {
    const published = rows.events.filter(({ status }) => status !== 'draft');
    expect(published.flatMap((event) => issuesOf('PublishableEvent', publishedPart(event)))).toEqual([]);
  });
});

test('a record that breaks the contract would be found', () => {
  const [volunteer] = recordsOf(demoRowsAt(new Date(), '$argon2id$')).Volunteer;
  expect(issuesOf('Volunteer', { ...volunteer, phone: '601 234 567', accountId: null })).toHaveLength(2);
});
