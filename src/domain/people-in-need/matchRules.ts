import type { components } from '../../contract/generated/types.ts';

type Schemas = components['schemas'];
type Kind = Schemas['MatchReasonKind'];
export type MatchReason = Schemas['Match']['reasons'][number];

/** What the rules know of a request. */
export interface Need {
  readonly city: string;
  readonly urgency: Schemas['Urgency'];
  readonly helpCategory: readonly Schemas['HelpCategory'][];
  readonly preferredLanguage: Schemas['SpokenLanguage'];
}

/** What the rules know of a volunteer. */
export interface Candidate {
  readonly volunteerId: string;
  /** Whether the town is the request's, whatever the notation. */
  readonly isInTown: boolean;
  readonly languages: readonly Schemas['SpokenLanguage'][];
  readonly daysOfHelp: readonly Schemas['Weekday'][];
  readonly interests?: readonly Schemas['HelpCategory'][] | null;
  /** Whom else the volunteer helps, or is proposed or asked to help. */
  readonly openAssignments: number;
  /** Whether the volunteer has helped this person before. */
  readonly hasHelpedHere: boolean;
  /** Instant; null if the volunteer has helped nobody yet. */
  readonly lastHelpAt: string | null;
}

/**
 * What each reason weighs. Only a reason that `decides` gives a rank: who has time, but neither lives there nor
 * speaks the language nor cares for the matter, does not suit.
 */
export const weights: Readonly<Record<Kind, { readonly weight: number; readonly decides: boolean }>> = {
  town: { weight: 40, decides: true },
  helpedHere: { weight: 30, decides: true },
  interest: { weight: 25, decides: true },
  language: { weight: 20, decides: true },
  soon: { weight: 15, decides: false },
  free: { weight: 10, decides: false },
  rested: { weight: 5, decides: false },
  newcomer: { weight: 5, decides: false },
  // For each day of the week.
  days: { weight: 2, decides: false },
  // For each person.
  busy: { weight: -10, decides: false },
};

/** After so many days without helping anybody, it is somebody's turn. */
const RESTED_DAYS = 30;
const DAY = 24 * 60 * 60_000;

interface Clock {
  readonly now: Date;
  /** Today and tomorrow, in the foundation's time zone. */
  readonly soon: readonly Schemas['Weekday'][];
}

export interface Rank {
  readonly volunteerId: string;
  readonly score: number;
  readonly reasons: readonly MatchReason[];
}

/** The volunteers who suit a request, the best first, each with the reasons, the weightiest first. */
export function rankMatches(need: Need, candidates: readonly Candidate[], clock: Clock): Rank[] {
  const ranked = candidates.flatMap((candidate) => {
    const reasons = reasonsFor(need, candidate, clock);
    const score = reasons.reduce((sum, reason) => sum + weightOf(reason), 0);
    const isDecided = reasons.some(({ kind }) => weights[kind].decides);
    return isDecided && score > 0 ? [{ candidate, score, reasons }] : [];
  });
  ranked.sort(
    (one, other) =>
      other.score - one.score ||
      one.candidate.openAssignments - other.candidate.openAssignments ||
      (one.candidate.lastHelpAt ?? '').localeCompare(other.candidate.lastHelpAt ?? '') ||
      one.candidate.volunteerId.localeCompare(other.candidate.volunteerId),
  );
  return ranked.map(({ candidate, score, reasons }) => ({
    volunteerId: candidate.volunteerId,
    score,
    reasons: [...reasons].sort((one, other) => weightOf(other) - weightOf(one)),
  }));
}

function weightOf({ kind, count }: MatchReason): number {
  return weights[kind].weight * (kind === 'days' || kind === 'busy' ? (count ?? 0) : 1);
}

function reasonsFor(need: Need, candidate: Candidate, { now, soon }: Clock): MatchReason[] {
  const { openAssignments: count, lastHelpAt, daysOfHelp } = candidate;
  const category = need.helpCategory.find((wanted) => candidate.interests?.includes(wanted));
  const speaks = candidate.languages.includes(need.preferredLanguage);
  const hasTimeSoon = need.urgency === 'high' && daysOfHelp.some((day) => soon.includes(day));
  const isRested = lastHelpAt !== null && now.getTime() - Date.parse(lastHelpAt) >= RESTED_DAYS * DAY;
  const when = (holds: boolean, reason: MatchReason) => (holds ? [reason] : []);
  return [
    ...when(candidate.isInTown, { kind: 'town' }),
    ...when(candidate.hasHelpedHere, { kind: 'helpedHere' }),
    ...(category ? [{ kind: 'interest' as const, category }] : []),
    ...when(speaks, { kind: 'language', language: need.preferredLanguage }),
    ...when(hasTimeSoon, { kind: 'soon' }),
    ...when(count === 0, { kind: 'free' }),
    ...when(isRested, { kind: 'rested', at: lastHelpAt }),
    ...when(lastHelpAt === null, { kind: 'newcomer' }),
    ...when(daysOfHelp.length > 0, { kind: 'days', count: daysOfHelp.length }),
    ...when(count > 0, { kind: 'busy', count }),
  ];
}
