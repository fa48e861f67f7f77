import type { Actor } from '../../src/server/db/historyStore.ts';
import type { Row } from '../../src/server/db/insertRows.ts';
import { places, polishCities } from '../../src/server/demo/places.ts';
import type { Random } from '../../src/server/demo/Random.ts';
import { eventTexts } from './eventTexts.ts';
import type { Span } from './span.ts';

const COVERS = ['hands', 'leaves', 'waves', 'sunrise', 'city', 'mosaic'] as const;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** One event, prepared for some weeks and then held; without participants yet. */
export function eventRow(
  index: number,
  span: Span,
  organizationId: string,
  creator: Actor,
  random: Random,
): Row<'events'> {
  const created = span.instantOf(index, random);
  const text = random.pick(eventTexts);
  const city = random.pick(polishCities);
  const place = places[city];
  const ready = later(created, random.integer(1, 40) * HOUR);
  const publishedAt = random.chance(0.9) && Date.parse(ready) < span.end ? ready : null;
  const start = later(created, random.integer(14, 90) * DAY);
  const endDate = later(start, random.chance(0.2) ? random.integer(1, 6) * DAY : 0).slice(0, 10);
  const finishedAt = publishedAt && Date.parse(endDate) < span.end ? `${endDate}T19:30:00.000Z` : null;
  const statusOfPublished = finishedAt ? 'finished' : 'active';
  return {
    id: random.id(created),
    organizationId,
    title: `${text.title}, ${city}`,
    description: text.description,
    helpCategory: [...text.helpCategory],
    status: publishedAt ? statusOfPublished : 'draft',
    coverDesign: random.pick(COVERS),
    startDate: start.slice(0, 10),
    eventStart: random.pick(['08:00', '09:30', '10:00', '12:00', '16:00', '17:30']),
    endDate,
    eventEnd: random.pick(['18:00', '19:00', '20:00']),
    city,
    street: random.pick(place.streets),
    houseNumber: String(random.integer(1, 180)),
    postCode: random.digits(place.postCode),
    volunteersNeededNum: random.integer(4, 40),
    nrOfVolunteersSigned: 0,
    waitlisted: 0,
    creator,
    created,
    publishedAt,
    finishedAt,
    updatedAt: finishedAt ?? publishedAt ?? created,
    version: 1 + Number(publishedAt !== null) + Number(finishedAt !== null),
  };
}

function later(instant: string, milliseconds: number): string {
  return new Date(Date.parse(instant) + milliseconds).toISOString();
}
