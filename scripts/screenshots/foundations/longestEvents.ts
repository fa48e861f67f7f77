import type { Row } from '../../../src/server/db/insertRows.ts';
import type { SomeRows } from '../../../src/server/demo/DemoRows.ts';
import type { Random } from '../../../src/server/demo/Random.ts';
import { categories, longestPlace } from './longestOrganization.ts';
import { longestName } from './longestTeam.ts';
import { sentenceOf, wordOf } from './longestTexts.ts';

const DAY = 86_400_000;
const statuses = ['attended', 'no_show', 'signed_up', 'waitlisted'] as const;

/** In this order: running with participants, to come, cancelled, finished, a draft. */
export function longestEvents(
  organizationId: string,
  creatorId: string,
  volunteers: readonly Row<'volunteers'>[],
  now: Date,
  random: Random,
): SomeRows {
  const day = (days: number) => new Date(now.getTime() + days * DAY).toISOString();
  const creator = { id: creatorId, name: longestName };
  const running = event(-3, 3, {});
  const events = [
    { ...running, nrOfVolunteersSigned: 3, waitlisted: 1 },
    event(5, 400, { title: wordOf(250) }),
    event(6, 7, { cancelledAt: day(-1), cancellationReason: sentenceOf(250) }),
    event(-30, -20, { status: 'finished', finishedAt: day(-20) }),
    event(20, 21, { status: 'draft', publishedAt: null }),
  ];
  return {
    events,
    participants: volunteers.map(({ id: volunteerId }, index) => ({
      ...{ id: random.id(day(-5)), eventId: running.id, volunteerId, signedUpAt: day(-5) },
      ...{ status: statuses[index] ?? 'signed_up', note: index === 0 ? wordOf(250) : sentenceOf(250) },
    })),
  };

  function event(from: number, to: number, overrides: Partial<Row<'events'>>): Row<'events'> {
    const { city, street, houseNumber, postCode } = longestPlace;
    return {
      ...{ id: random.id(day(-60)), organizationId, creator, city, street, houseNumber, postCode },
      title: sentenceOf(250),
      description: `${wordOf(120)} ${sentenceOf(1379)}`,
      helpCategory: [...categories],
      status: 'active',
      coverDesign: 'city',
      ...{
        startDate: day(from).slice(0, 10),
        eventStart: '10:30',
        endDate: day(to).slice(0, 10),
        eventEnd: '22:30',
      },
      location: sentenceOf(250),
      volunteersNeededNum: 5000,
      nrOfVolunteersSigned: 0,
      waitlisted: 0,
      created: day(-60),
      updatedAt: day(-40),
      publishedAt: day(-50),
      version: 1,
      ...overrides,
    };
  }
}
