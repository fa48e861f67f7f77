import { describe, expect, test } from 'vitest';
import {
  type Candidate,
  type Need,
  rankMatches,
  weights,
} from '../../../src/domain/people-in-need/matchRules.ts';

const clock = { now: new Date('2026-11-24T10:00:00Z'), soon: ['tuesday', 'wednesday'] } as const;

/** A request by somebody in town who speaks Ukrainian and needs company; not urgent. */
const need: Need = {
  ...{ city: 'Łódź', urgency: 'normal', preferredLanguage: 'uk' },
  helpCategory: ['elderlyPeople'],
};

/** Somebody far away who speaks another language, helps one person, and did so a week ago: no reason to ask. */
const nobody: Omit<Candidate, 'volunteerId'> = {
  ...{ isInTown: false, languages: ['de'], daysOfHelp: [], interests: [], openAssignments: 1 },
  ...{ hasHelpedHere: false, lastHelpAt: '2026-11-17T10:00:00.000Z' },
};

type Who = Partial<Omit<Candidate, 'volunteerId'>>;

function rank(people: Readonly<Record<string, Who>>, asked: Partial<Need> = {}) {
  const candidates = Object.entries(people).map(
    ([volunteerId, who]): Candidate => ({ ...nobody, ...who, volunteerId }),
  );
  return rankMatches({ ...need, ...asked }, candidates, clock);
}

interface Case {
  readonly why: string;
  readonly people: Readonly<Record<string, Who>>;
  /** In this order; who is not named has no rank. */
  readonly order: readonly string[];
  /** Of the first, the weightiest first. */
  readonly reasons: readonly string[];
  readonly asked?: Partial<Need>;
}

const town = { isInTown: true };
const speaks = { languages: ['pl', 'uk'] } as const;
const cares = { interests: ['elderlyPeople'] } as const;
const free = { openAssignments: 0 };
const longAgo = '2026-09-01T10:00:00.000Z';

const cases: readonly Case[] = [
  {
    why: 'a neighbour goes before who speaks the language elsewhere',
    people: { Ola: speaks, Jan: town },
    ...{ order: ['Jan', 'Ola'], reasons: ['town', 'busy'] },
  },
  {
    why: 'a neighbour who speaks the language goes before one who does not',
    people: { Jan: town, Ola: { ...town, ...speaks } },
    ...{ order: ['Ola', 'Jan'], reasons: ['town', 'language', 'busy'] },
  },
  {
    why: 'who speaks the language and cares for the matter goes before a mere neighbour',
    people: { Jan: town, Ola: { ...speaks, ...cares } },
    ...{ order: ['Ola', 'Jan'], reasons: ['interest', 'language', 'busy'] },
  },
  {
    why: 'who cares for the matter goes before who speaks the language',
    people: { Ola: speaks, Ewa: cares },
    ...{ order: ['Ewa', 'Ola'], reasons: ['interest', 'busy'] },
  },
  {
    why: 'who knows the person goes before who cares for the matter',
    people: { Ewa: cares, Jan: { hasHelpedHere: true } },
    ...{ order: ['Jan', 'Ewa'], reasons: ['helpedHere', 'busy'] },
  },
  {
    why: 'a neighbour goes before who knows the person from afar',
    people: { Jan: { hasHelpedHere: true }, Ola: town },
    ...{ order: ['Ola', 'Jan'], reasons: ['town', 'busy'] },
  },
  {
    why: 'a neighbour who knows the person goes before all other neighbours',
    people: { Ola: { ...town, ...speaks }, Jan: { ...town, hasHelpedHere: true } },
    ...{ order: ['Jan', 'Ola'], reasons: ['town', 'helpedHere', 'busy'] },
  },
  {
    why: 'of two neighbours the one who helps nobody goes first',
    people: { Jan: town, Ola: { ...town, ...free } },
    ...{ order: ['Ola', 'Jan'], reasons: ['town', 'free'] },
  },
  {
    why: 'each person whom somebody helps counts',
    people: { Jan: { ...town, openAssignments: 3 }, Ola: { ...town, openAssignments: 2 } },
    ...{ order: ['Ola', 'Jan'], reasons: ['town', 'busy'] },
  },
  {
    why: 'a neighbour with four people has no rank: that would be too much',
    people: { Jan: { ...town, openAssignments: 4 }, Ola: speaks },
    ...{ order: ['Ola'], reasons: ['language', 'busy'] },
  },
  {
    why: 'who is free elsewhere and speaks the language goes before an overworked neighbour',
    people: { Jan: { ...town, openAssignments: 3 }, Ola: { ...speaks, ...free } },
    ...{ order: ['Ola', 'Jan'], reasons: ['language', 'free'] },
  },
  {
    why: 'who has time, but neither lives there nor speaks the language nor cares, has no rank',
    people: { Jan: { ...free, lastHelpAt: null, daysOfHelp: ['monday', 'saturday'] }, Ola: speaks },
    ...{ order: ['Ola'], reasons: ['language', 'busy'] },
  },
  {
    why: 'nobody without a reason is ranked',
    people: { Jan: {}, Ola: {} },
    ...{ order: [], reasons: [] },
  },
  {
    why: 'of two neighbours the one with more days goes first',
    people: { Jan: { ...town, daysOfHelp: ['monday'] }, Ola: { ...town, daysOfHelp: ['monday', 'sunday'] } },
    ...{ order: ['Ola', 'Jan'], reasons: ['town', 'days', 'busy'] },
  },
  {
    why: 'when it is urgent, one day soon goes before five days later',
    people: {
      Jan: { ...town, daysOfHelp: ['thursday', 'friday', 'saturday', 'sunday', 'monday'] },
      Ola: { ...town, daysOfHelp: ['wednesday'] },
    },
    asked: { urgency: 'high' },
    ...{ order: ['Ola', 'Jan'], reasons: ['town', 'soon', 'days', 'busy'] },
  },
  {
    why: 'when it is not urgent, soon is no reason',
    people: {
      Jan: { ...town, daysOfHelp: ['friday', 'saturday'] },
      Ola: { ...town, daysOfHelp: ['wednesday'] },
    },
    ...{ order: ['Jan', 'Ola'], reasons: ['town', 'days', 'busy'] },
  },
  {
    why: 'it is the turn of who has not helped for a month',
    people: { Jan: town, Ola: { ...town, lastHelpAt: longAgo } },
    ...{ order: ['Ola', 'Jan'], reasons: ['town', 'rested', 'busy'] },
  },
  {
    why: 'it is the turn of who has not helped anybody yet',
    people: { Jan: town, Ola: { ...town, lastHelpAt: null } },
    ...{ order: ['Ola', 'Jan'], reasons: ['town', 'newcomer', 'busy'] },
  },
  {
    why: 'among equals the one who helped longest ago goes first',
    people: {
      Jan: { ...town, lastHelpAt: '2026-11-20T10:00:00.000Z' },
      Ola: { ...town, lastHelpAt: '2026-11-10T10:00:00.000Z' },
    },
    ...{ order: ['Ola', 'Jan'], reasons: ['town', 'busy'] },
  },
  {
    why: 'any of several categories is a reason, and only once',
    people: { Jan: { interests: ['animals'] }, Ola: { interests: ['education', 'elderlyPeople'] } },
    asked: { helpCategory: ['education', 'elderlyPeople'] },
    ...{ order: ['Ola'], reasons: ['interest', 'busy'] },
  },
];

describe('who comes first, and why', () => {
  test('is said by twenty cases', () => {
    expect(cases).toHaveLength(20);
  });

  test.each(cases)('$why', ({ people, order, reasons, asked }) => {
    const ranked = rank(people, asked);
    expect(ranked.map(({ volunteerId }) => volunteerId)).toEqual(order);
    expect((ranked[0]?.reasons ?? []).map(({ kind }) => kind)).toEqual(reasons);
    for (const { score, reasons: own } of ranked) {
      expect(score).toBeGreaterThan(0);
      expect(own.some(({ kind }) => weights[kind].decides)).toBe(true);
    }
  });

  test('does not depend on the order in which they are found', () => {
    const people: Record<string, Who> = { Jan: town, Ola: town, Ewa: { ...town, ...speaks } };
    const turned = Object.fromEntries(Object.entries(people).reverse());
    expect(rank(people)).toEqual(rank(turned));
  });

  test('names the language, the category, the days and the load', () => {
    const [first] = rank({
      Ola: { ...speaks, ...cares, daysOfHelp: ['monday', 'friday'], openAssignments: 2 },
    });
    expect(first?.reasons).toEqual([
      { kind: 'interest', category: 'elderlyPeople' },
      { kind: 'language', language: 'uk' },
      { kind: 'days', count: 2 },
      { kind: 'busy', count: 2 },
    ]);
  });
});
