import type { Row } from '../db/insertRows.ts';
import type { SomeRows } from './DemoRows.ts';
import type { MemberPlan } from './FoundationPlan.ts';
import { historyEntry } from './historyEntry.ts';
import { pictureOf } from './pictureOf.ts';
import type { Workshop } from './Workshop.ts';

/** By default everything, as for a new account. */
const EVERYTHING = {
  newVolunteer: true,
  newEventParticipant: true,
  eventParticipantResignation: true,
  volunteerLeave: true,
  abuse: true,
  eventEnd: true,
  eventCancellation: true,
  systemNotifications: true,
  email: 'immediately',
} as const satisfies Omit<Row<'notification_preferences'>, 'accountId'>;

/** Admins and coordinators with their accounts, who can all sign in with the demo's password. */
export function buildTeam(team: readonly MemberPlan[], passwordHash: string, workshop: Workshop): SomeRows {
  const { organizationId } = workshop;
  const members = team.map((plan) => {
    const { id } = workshop.member(plan.name);
    const at = workshop.joinedAt(plan.name);
    return { plan, id, at, photo: plan.photo ? pictureOf(plan.photo, id, at, workshop) : null };
  });
  return {
    accounts: members.map(({ id, at, photo, plan: { email, role, language } }) => {
      const account = { id, organizationId, email, passwordHash, role, language, createdAt: at };
      return { ...account, imageToken: photo?.token ?? null, emailConfirmedAt: at };
    }),
    images: members.flatMap(({ photo }) => photo ?? []),
    coordinators: members.map(({ id, at, plan }) => {
      const { email, role, language, joined, photo, roleChanged, preferences, ...profile } = plan;
      return { ...profile, id, organizationId, createdAt: at };
    }),
    notification_preferences: members.map(({ id, plan }) => ({
      ...EVERYTHING,
      ...plan.preferences,
      accountId: id,
    })),
    history: members.flatMap(({ id, at, plan }) => memberHistory(id, at, plan, workshop)),
  };
}

function memberHistory(
  id: string,
  at: string,
  plan: MemberPlan,
  { clock, random, member, subject }: Workshop,
): Row<'history'>[] {
  const about = subject('coordinators', id);
  const registration = historyEntry(about, { at, action: 'created', actor: member(plan.name) }, random);
  if (!plan.roleChanged) return [registration];
  const { day, by, from } = plan.roleChanged;
  const changes = [{ field: 'role', from, to: plan.role }];
  return [
    registration,
    historyEntry(
      about,
      { at: clock.instant(day), action: 'roleChanged', actor: member(by), changes },
      random,
    ),
  ];
}
