import type { Row } from '../../src/server/db/insertRows.ts';
import { latinOf } from '../../src/server/demo/latinOf.ts';
import { phoneNumber } from '../../src/server/demo/phoneNumber.ts';
import { places, polishCities } from '../../src/server/demo/places.ts';
import type { Random } from '../../src/server/demo/Random.ts';
import { pickName } from './names.ts';
import { personTexts } from './personTexts.ts';
import type { Span } from './span.ts';

const NEW_DAYS = 14;

/** One person who asked for help: lately still new, earlier helped more often than not. */
export function personRow(
  index: number,
  span: Span,
  organizationId: string,
  random: Random,
): Row<'people_in_need'> {
  const { firstname, lastname, language } = pickName(random);
  const city = random.pick(polishCities);
  const place = places[city];
  const text = random.pick(personTexts[language]);
  const createdAt = span.instantOf(index, random);
  const isNew = Date.parse(createdAt) > span.end - NEW_DAYS * 86_400_000;
  const email = `${latinOf(firstname)}.${latinOf(lastname)}.${index + 1}@poczta.example`;
  return {
    id: random.id(createdAt),
    organizationId,
    firstname,
    lastname,
    urgency: random.pick(['low', 'normal', 'normal', 'high']),
    status: isNew ? 'new' : random.pick(['in_progress', 'helped', 'helped', 'closed']),
    helpCategory: text.helpCategory,
    description: text.description,
    city,
    street: `${random.pick(place.streets)} ${random.integer(1, 180)}`,
    postCode: random.digits(place.postCode),
    phone: phoneNumber(language === 'uk' ? 'UA' : 'PL', random),
    email: random.chance(0.5) ? email : null,
    preferredLanguage: language,
    householdSize: random.integer(1, 6),
    createdAt,
  };
}
