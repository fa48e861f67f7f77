import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Actor } from '../../../src/server/core/db/historyStore.ts';
import type { Row } from '../../../src/server/core/db/insertRows.ts';
import {
  applicationOf,
  emailOf,
  phoneNumber,
  placeOf,
  places,
} from '../../../src/server/demo/applicationOf.ts';
import { type Clock, createClock } from '../../../src/server/demo/Clock.ts';
import { createRandom, type Random } from '../../../src/server/demo/Random.ts';
import { signUpsOf } from '../../../src/server/demo/signUpsOf.ts';
import { randomRow } from './randomRow.ts';

type Language = 'pl' | 'uk';

interface Texts {
  readonly names: Readonly<
    Record<Language, Readonly<Record<'women' | 'men' | 'families', readonly string[]>>>
  >;
  readonly rejectionReasons: readonly (string | null)[];
  readonly aboutMe: Readonly<Record<Language, readonly string[]>>;
  readonly needs: Readonly<
    Record<Language, readonly Pick<Row<'people_in_need'>, 'description' | 'helpCategory'>[]>
  >;
  readonly events: readonly Pick<Row<'events'>, 'title' | 'description' | 'helpCategory'>[];
}

/** Context of a run. Records are created in sequence over three years up to the start of today. */
export interface Run {
  readonly organizationId: string;
  readonly clock: Clock;
  readonly random: Random;
  /** End of the period, in milliseconds. */
  readonly end: number;
  /**
   * Creation time of the record with this number. Increases with the number, so that indexes grow at their
   * end.
   */
  readonly instantOf: (number: number) => string;
}

export type Member = Pick<Row<'volunteers'>, 'id' | 'createdAt'>;

const texts: Texts = parse(readFileSync(new URL('texts.yaml', import.meta.url), 'utf8'));
const cities = Object.keys(places);
const polishCities = cities.filter((city) => places[city]?.country === 'PL');

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SPAN = 3 * 365 * DAY;
/** Volunteers newer than this are mostly pending; people in need newer than this are still new. */
const [WAITING, NEW] = [30 * DAY, 14 * DAY];
/** One of ten participants does not show up. */
const ABSENT = 0.1;

/**
 * @param count number of records
 * @param seed of the random sequence; based on whole days, so that runs on the same day are equal
 */
export function openRun(organizationId: string, count: number, now: Date, seed: number): Run {
  const random = createRandom(seed);
  const end = Math.floor(now.getTime() / DAY) * DAY;
  const instantOf = (number: number) => instant(end - SPAN + ((number + random.next()) * SPAN) / count);
  return { organizationId, random, end, instantOf, clock: createClock(new Date(end), random) };
}

/** An applicant; the number makes the e-mail unique. */
export function volunteerRow(number: number, run: Run): Row<'volunteers'> {
  const { random, end, clock, organizationId } = run;
  const { language, ...name } = pickName(random);
  const createdAt = run.instantOf(number);
  // Some Ukrainians still live in Ukraine; everyone else lives in Poland.
  const city = random.pick(language === 'uk' && random.chance(0.2) ? cities : polishCities);
  // From 16 to 80 years, skewed to the young.
  const age = 16 + 64 * random.next() ** 1.7;
  const application = applicationOf({ ...name, city, age }, createdAt, clock, random);
  const isWaiting = random.chance(Date.parse(createdAt) > end - WAITING ? 0.7 : 0.01);
  const decision = random.chance(0.07) ? 'rejected' : 'verified';
  const accountStatus = isWaiting ? 'pending' : decision;
  const own = {
    ...({ organizationId, accountStatus } as const),
    email: numbered(application.email, number),
    rejectionReason: accountStatus === 'rejected' ? random.pick(texts.rejectionReasons) : null,
    aboutMe: random.chance(0.5) ? random.pick(texts.aboutMe[language]) : null,
  };
  return randomRow('volunteers', { ...application, ...own }, random);
}

/** A person in need: recent ones are new, older ones mostly helped. */
export function personRow(
  number: number,
  { random, end, organizationId, instantOf }: Run,
): Row<'people_in_need'> {
  const { language, ...name } = pickName(random);
  const city = random.pick(polishCities);
  const place = placeOf(city);
  const createdAt = instantOf(number);
  const isNew = Date.parse(createdAt) > end - NEW;
  const own = {
    ...{ id: random.id(createdAt), organizationId, createdAt, ...name, city },
    ...random.pick(texts.needs[language]),
    status: isNew ? 'new' : random.pick(['in_progress', 'helped', 'helped', 'closed'] as const),
    street: `${random.pick(place.streets)} ${random.integer(1, 180)}`,
    postCode: random.digits(place.postCode),
    phone: phoneNumber(language === 'uk' ? 'UA' : 'PL', random),
    email: random.chance(0.5) ? numbered(emailOf(name, 'poczta.example'), number) : null,
    preferredLanguage: language,
    householdSize: random.integer(1, 6),
  } as const;
  return randomRow('people_in_need', own, random);
}

/**
 * An event, created some weeks before it takes place, with its participants: the last ones are on the waiting
 * list.
 */
export function eventRows(
  number: number,
  creator: Actor,
  members: readonly Member[],
  { random, end, organizationId, instantOf, clock }: Run,
): { readonly event: Row<'events'>; readonly participants: Row<'participants'>[] } {
  const created = instantOf(number);
  const { title, ...text } = random.pick(texts.events);
  const city = random.pick(polishCities);
  const place = placeOf(city);
  const ready = later(created, random.integer(1, 40) * HOUR);
  const publishedAt = random.chance(0.9) && Date.parse(ready) < end ? ready : null;
  const start = later(created, random.integer(14, 90) * DAY);
  const endDate = later(start, random.chance(0.2) ? random.integer(1, 6) * DAY : 0).slice(0, 10);
  const finishedAt = publishedAt && Date.parse(endDate) < end ? `${endDate}T19:30:00.000Z` : null;
  const volunteersNeededNum = random.integer(4, 40);
  const own = {
    ...{ id: random.id(created), organizationId, creator, created, publishedAt, finishedAt, ...text },
    title: `${title}, ${city}`,
    status: finishedAt ? 'finished' : publishedAt ? 'active' : 'draft',
    startDate: start.slice(0, 10),
    eventStart: random.pick(['08:00', '09:30', '10:00', '12:00', '16:00', '17:30']),
    endDate,
    eventEnd: random.pick(['18:00', '19:00', '20:00']),
    ...{ city, street: random.pick(place.streets), houseNumber: String(random.integer(1, 180)) },
    postCode: random.digits(place.postCode),
    location: null,
    volunteersNeededNum,
    updatedAt: finishedAt ?? publishedAt ?? created,
    version: 1 + Number(publishedAt !== null) + Number(finishedAt !== null),
    ...{ nrOfVolunteersSigned: 0, waitlisted: 0 },
  } as const;
  const event = randomRow('events', own, random);
  if (!publishedAt || members.length === 0) return { event, participants: [] };
  const wanted = random.integer(0, Math.ceil(volunteersNeededNum * 1.2));
  const picked = new Set(Array.from({ length: wanted }, () => random.pick(members)));
  const early = [...picked].filter(({ createdAt }) => createdAt < publishedAt);
  const held = () => (random.chance(ABSENT) ? 'no_show' : 'attended');
  const statuses = early.map((_, index) => {
    if (index >= volunteersNeededNum) return 'waitlisted';
    return finishedAt ? held() : 'signed_up';
  });
  event.waitlisted = Math.max(0, early.length - volunteersNeededNum);
  event.nrOfVolunteersSigned = early.length - event.waitlisted;
  return { event, participants: signUpsOf(event, early, statuses, clock, random) };
}

/** Two of ten people are Ukrainian; some women have a double name. */
function pickName(random: Random): { firstname: string; lastname: string; language: Language } {
  const language = random.chance(0.2) ? 'uk' : 'pl';
  const { women, men, families } = texts.names[language];
  const isWoman = random.chance(0.62);
  const firstname = random.pick(isWoman ? women : men);
  const family = () => (isWoman ? feminine(random.pick(families)) : random.pick(families));
  const lastnames = isWoman && random.chance(0.06) ? [family(), family()] : [family()];
  return { firstname, language, lastname: [...new Set(lastnames)].join('-') };
}

/** Kowalski → Kowalska, Вишневський → Вишневська, Заболотний → Заболотна; Nowak stays. */
function feminine(family: string): string {
  return family
    .replace(/(?<=[sc]|dz)ki$/, 'ka')
    .replace(/ький$/, 'ька')
    .replace(/ний$/, 'на');
}

function numbered(email: string, number: number): string {
  return email.replace('@', `.${number + 1}@`);
}

function later(from: string, milliseconds: number): string {
  return instant(Date.parse(from) + milliseconds);
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
