import type { Row } from '../db/insertRows.ts';
import { foundVia, weekdays } from './choices.ts';
import { joinRows, type SomeRows } from './DemoRows.ts';
import { decisionHistory } from './decisionHistory.ts';
import type { FoundationPlan, VolunteerPlan } from './FoundationPlan.ts';
import { latinOf } from './latinOf.ts';
import { phoneNumber } from './phoneNumber.ts';
import { pictureOf } from './pictureOf.ts';
import { countries, places } from './places.ts';
import type { Workshop } from './Workshop.ts';

/** Within so many days after an application somebody decided on it. */
const LONGEST_WAIT = 5;

/** Volunteers in every state, some with an account, and how they came to that state. */
export function buildVolunteers(plan: FoundationPlan, passwordHash: string, workshop: Workshop): SomeRows {
  const { pending, verified, rejected } = plan.volunteers;
  return joinRows([
    ...pending.map((volunteer) => buildVolunteer('pending', volunteer, plan, passwordHash, workshop)),
    ...verified.map((volunteer) => buildVolunteer('verified', volunteer, plan, passwordHash, workshop)),
    ...rejected.map((volunteer) => buildVolunteer('rejected', volunteer, plan, passwordHash, workshop)),
  ]);
}

function buildVolunteer(
  accountStatus: Row<'volunteers'>['accountStatus'],
  volunteer: VolunteerPlan,
  plan: FoundationPlan,
  passwordHash: string,
  workshop: Workshop,
): SomeRows {
  const { clock, random, organizationId, someMember } = workshop;
  const [firstname, lastname, , , applied] = volunteer;
  const createdAt = clock.instant(applied);
  const applicant = application(volunteer, createdAt, workshop);
  const name = `${firstname} ${lastname}`;
  const access = plan.volunteerAccounts[name];
  const account = access ? accountOf(applicant, access.email, passwordHash, workshop) : null;
  const photo = access && account ? pictureOf(access.photo, account.id, createdAt, workshop) : null;
  const imageToken = photo?.token ?? null;
  const decided = clock.between(createdAt, clock.instant(Math.ceil(applied) + LONGEST_WAIT), random.next());
  const row: Row<'volunteers'> = {
    ...applicant,
    accountStatus,
    verifiedAt: accountStatus === 'verified' ? decided : null,
    organizationId,
    languages: plan.spoken[name] ?? applicant.languages,
    aboutMe: plan.aboutMe[name] ?? null,
    imageToken,
    ...(account && { id: account.id, email: account.email, accountId: account.id }),
  };
  const decision = { at: decided, by: someMember(decided) };
  return {
    accounts: account ? [{ ...account, imageToken }] : [],
    images: photo ? [photo] : [],
    volunteers: [row],
    history: decisionHistory(row, decision, random),
  };
}

/** What nobody wrote by hand is picked; Ukrainians often keep their number. */
function application(plan: VolunteerPlan, createdAt: string, { clock, random }: Workshop) {
  const [firstname, lastname, city, age, , rejectionReason = null] = plan;
  const place = places[city];
  const isFromUkraine = /\p{Script=Cyrillic}/u.test(firstname);
  return {
    id: random.id(createdAt),
    firstname,
    lastname,
    city,
    email: `${latinOf(firstname)}.${latinOf(lastname)}@mail.example`,
    phone: phoneNumber(isFromUkraine && random.chance(0.5) ? 'UA' : 'PL', random),
    dateOfBirth: clock.date(-Math.round(age * 365.25) - random.integer(20, 340)),
    country: countries[place.country],
    postCode: random.digits(place.postCode),
    street: random.pick(place.streets),
    houseNumber: `${random.integer(1, 160)}${random.chance(0.1) ? 'A' : ''}`,
    apartmentNumber: random.chance(0.6) ? String(random.integer(1, 80)) : null,
    languages: languagesOf(isFromUkraine, random),
    daysOfHelp: random.some(weekdays, 1, 4),
    howDidYouFindAboutUs: random.chance(0.85) ? random.pick(foundVia) : null,
    haveYouBeenAVolunteerBefore: random.chance(0.4),
    rejectionReason,
    createdAt,
  } satisfies Partial<Row<'volunteers'>>;
}

function languagesOf(isFromUkraine: boolean, random: Workshop['random']): Row<'volunteers'>['languages'] {
  if (isFromUkraine) return ['uk', ...random.some(['pl', 'ru', 'en'] as const, 1, 3)];
  return ['pl', ...random.some(['en', 'de', 'uk'] as const, 0, 2)];
}

function accountOf(
  { createdAt, ...applicant }: ReturnType<typeof application>,
  email = applicant.email,
  passwordHash: string,
  { random, organizationId }: Workshop,
): Row<'accounts'> {
  const identity = { id: random.id(createdAt), organizationId, email, passwordHash } as const;
  return { ...identity, role: 'volunteer', language: 'pl', createdAt, emailConfirmedAt: createdAt };
}
