import type { Row } from '../../src/server/db/insertRows.ts';
import { foundVia, weekdays } from '../../src/server/demo/choices.ts';
import { latinOf } from '../../src/server/demo/latinOf.ts';
import { phoneNumber } from '../../src/server/demo/phoneNumber.ts';
import { cities, countries, places, polishCities } from '../../src/server/demo/places.ts';
import type { Random } from '../../src/server/demo/Random.ts';
import { aboutTexts } from './aboutTexts.ts';
import { type Name, pickName } from './names.ts';
import type { Span } from './span.ts';

const REASONS = [
  'Brak odpowiedzi na trzy próby kontaktu.',
  'Zgłoszenie wysłane dwa razy, pierwsze jest już przyjęte.',
  null,
] as const;

/** Who applied within these days mostly still waits. */
const WAITING_DAYS = 30;
const DAY = 86_400_000;

/** One applicant; `index` of all that are made keeps the e-mail addresses apart. */
export function volunteerRow(
  index: number,
  span: Span,
  organizationId: string,
  random: Random,
): Row<'volunteers'> {
  const name = pickName(random);
  // Of those from Ukraine some still live there; all others live in Poland.
  const city = random.pick(name.language === 'uk' && random.chance(0.2) ? cities : polishCities);
  const place = places[city];
  const createdAt = span.instantOf(index, random);
  const accountStatus = statusOf(createdAt, span, random);
  return {
    id: random.id(createdAt),
    organizationId,
    firstname: name.firstname,
    lastname: name.lastname,
    accountStatus,
    rejectionReason: accountStatus === 'rejected' ? random.pick(REASONS) : null,
    city,
    email: `${latinOf(name.firstname)}.${latinOf(name.lastname)}.${index + 1}@mail.example`,
    phone: phoneNumber(place.country, random),
    dateOfBirth: dateOfBirth(createdAt, random),
    country: countries[place.country],
    postCode: random.digits(place.postCode),
    street: random.pick(place.streets),
    houseNumber: String(random.integer(1, 180)),
    apartmentNumber: random.chance(0.6) ? String(random.integer(1, 90)) : null,
    aboutMe: random.chance(0.5) ? random.pick(aboutTexts[name.language]) : null,
    languages: languagesOf(name, random),
    daysOfHelp: random.some(weekdays, 1, 4),
    howDidYouFindAboutUs: random.chance(0.8) ? random.pick(foundVia) : null,
    haveYouBeenAVolunteerBefore: random.chance(0.4),
    createdAt,
  };
}

function statusOf(createdAt: string, span: Span, random: Random): Row<'volunteers'>['accountStatus'] {
  const waits = Date.parse(createdAt) > span.end - WAITING_DAYS * DAY ? 0.7 : 0.01;
  if (random.chance(waits)) return 'pending';
  return random.chance(0.07) ? 'rejected' : 'verified';
}

/** From 16 to 80 years before the application, more often young. */
function dateOfBirth(createdAt: string, random: Random): string {
  const years = 16 + 64 * random.next() ** 1.7;
  return new Date(Date.parse(createdAt) - years * 365.25 * DAY).toISOString().slice(0, 10);
}

function languagesOf({ language }: Name, random: Random): Row<'volunteers'>['languages'] {
  if (language === 'uk') return ['uk', ...random.some(['pl', 'ru', 'en'] as const, 0, 3)];
  return ['pl', ...random.some(['en', 'de', 'uk', 'fr'] as const, 0, 2)];
}
