import type { components } from '../../contract/generated/types.ts';
import type { Row } from '../core/db/insertRows.ts';
import { foldText } from '../core/db/searchText.ts';
import type { Clock } from './Clock.ts';
import { choicesOf, columnOf } from './contractRow.ts';
import { demoYaml } from './demoFile.ts';
import type { Random } from './Random.ts';

type Schemas = components['schemas'];

interface Place {
  readonly country: 'PL' | 'UA';
  /** `#` stands for a digit. */
  readonly postCode: string;
  readonly streets: readonly string[];
}

/** Towns with real streets, for the people of the demo and of `npm run seed`. */
export const places: Readonly<Record<string, Place>> = demoYaml('places.yaml');

/** Prefixes of mobile numbers. */
const BEGINNINGS = {
  PL: ['+48500', '+48512', '+48601', '+48664', '+48697', '+48728', '+48781'],
  UA: ['+380500', '+380637', '+380671', '+380934', '+380966', '+380990'],
} as const;

/** Transliteration of Ukrainian letters as in passports, plus the letters that only Russian has. */
const LATIN = new Map(
  (
    'а:a б:b в:v г:h ґ:g д:d е:e є:ie ж:zh з:z и:y і:i ї:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ' +
    'ф:f х:kh ц:ts ч:ch ш:sh щ:shch ю:iu я:ia ё:e ы:y э:e'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

type Applicant = Pick<Row<'volunteers'>, 'firstname' | 'lastname' | 'city'> & { readonly age: number };

/** An application with random values for everything not given. Ukrainians often keep their number. */
export function applicationOf(
  { age, ...person }: Applicant,
  createdAt: string,
  clock: Clock,
  random: Random,
) {
  const place = placeOf(person.city);
  const isFromUkraine = /\p{Script=Cyrillic}/u.test(person.firstname);
  const choices = <Choice>(column: string) => choicesOf(columnOf('volunteers', column)) as readonly Choice[];
  return {
    id: random.id(createdAt),
    ...person,
    email: emailOf(person, 'mail.example'),
    phone: phoneNumber(isFromUkraine && random.chance(0.5) ? 'UA' : 'PL', random),
    dateOfBirth: clock.date(-Math.round(age * 365.25) - random.integer(20, 340)),
    country: place.country === 'PL' ? { code: 'PL', name: 'Polska' } : { code: 'UA', name: 'Україна' },
    postCode: random.digits(place.postCode),
    street: random.pick(place.streets),
    houseNumber: `${random.integer(1, 160)}${random.chance(0.1) ? 'A' : ''}`,
    apartmentNumber: random.chance(0.6) ? String(random.integer(1, 80)) : null,
    languages: isFromUkraine
      ? ['uk' as const, ...random.some(['pl', 'ru', 'en'] as const, 1, 3)]
      : ['pl' as const, ...random.some(['en', 'de', 'uk'] as const, 0, 2)],
    daysOfHelp: random.some(choices<Schemas['Weekday']>('daysOfHelp'), 1, 4),
    howDidYouFindAboutUs: random.chance(0.85)
      ? random.pick(choices<Schemas['FoundVia']>('howDidYouFindAboutUs'))
      : null,
    haveYouBeenAVolunteerBefore: random.chance(0.4),
    createdAt,
  } satisfies Partial<Row<'volunteers'>>;
}

export function placeOf(city: string): Place {
  const place = places[city];
  if (!place) throw new Error(`There is no ${city} in places.yaml.`);
  return place;
}

export function phoneNumber(country: 'PL' | 'UA', random: Random): string {
  return random.digits(`${random.pick(BEGINNINGS[country])}######`);
}

/**
 * @example
 * emailOf({ firstname: "Дар'я", lastname: 'Żółkiewska-Nowak' }, 'mail.example')
 * // 'daria.zolkiewska-nowak@mail.example'
 */
export function emailOf(
  { firstname, lastname }: { firstname: string; lastname: string },
  host: string,
): string {
  const [first, last] = [firstname, lastname].map((name) => {
    const latin = name.toLowerCase().replace(/\p{Script=Cyrillic}/gu, (letter) => LATIN.get(letter) ?? '');
    return foldText(latin)
      .replace(/ /g, '.')
      .replace(/[^a-z0-9.-]/g, '');
  });
  return `${first}.${last}@${host}`;
}
