import type { SomeRows } from './DemoRows.ts';
import type { InvitationPlan } from './FoundationPlan.ts';
import { historyEntry } from './historyEntry.ts';
import type { Workshop } from './Workshop.ts';

const DAYS_VALID = 14;

/** Invitations in every state, which follows from when they were sent, accepted or revoked. */
export function buildInvitations(plans: readonly InvitationPlan[], workshop: Workshop): SomeRows {
  const { organizationId, clock, random, member, subject } = workshop;
  const invitations = plans.map(({ sent, accepted, revoked, ...plan }) => {
    const createdAt = clock.instant(sent);
    return {
      ...plan,
      id: random.id(createdAt),
      organizationId,
      createdAt,
      expiresAt: new Date(Date.parse(createdAt) + DAYS_VALID * 86_400_000).toISOString(),
      acceptedAt: accepted === undefined ? null : clock.instant(accepted),
      revokedAt: revoked === undefined ? null : clock.instant(revoked),
    };
  });
  const history = invitations.map(({ id, createdAt, invitedBy }) =>
    historyEntry(
      subject('invitations', id),
      { at: createdAt, action: 'invited', actor: member(invitedBy) },
      random,
    ),
  );
  return { invitations, history };
}
