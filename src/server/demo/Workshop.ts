import type { Actor, Subject } from '../db/historyStore.ts';
import { type Clock, createClock } from './Clock.ts';
import type { FoundationPlan } from './FoundationPlan.ts';
import type { Random } from './Random.ts';

/** What the rows of one foundation are made with. */
export interface Workshop {
  readonly organizationId: string;
  readonly registeredAt: string;
  readonly clock: Clock;
  readonly random: Random;
  /** A member of the team by name. */
  readonly member: (name: string) => Actor;
  readonly joinedAt: (name: string) => string;
  /** Any member who was in the team at that time. */
  readonly someMember: (at: string) => Actor;
  readonly subject: (table: Subject['table'], id: string) => Subject;
}

export function openWorkshop({ organization, team }: FoundationPlan, now: Date, random: Random): Workshop {
  const clock = createClock(now, random);
  const registeredAt = clock.instant(organization.registered);
  const organizationId = random.id(registeredAt);
  const members = team.map(({ name, joined }, index) => {
    const at = index === 0 ? registeredAt : clock.instant(joined);
    return { at, actor: { id: random.id(at), name } };
  });
  const find = (name: string) => {
    const member = members.find(({ actor }) => actor.name === name);
    if (!member) throw new Error(`Nobody in the team is called ${name}.`);
    return member;
  };
  return {
    organizationId,
    registeredAt,
    clock,
    random,
    member: (name) => find(name).actor,
    joinedAt: (name) => find(name).at,
    someMember: (then) => random.pick(members.filter(({ at }) => at <= then)).actor,
    subject: (table, id) => ({ table, id, organizationId }),
  };
}
