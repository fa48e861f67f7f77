import type { Row } from '../core/db/insertRows.ts';
import { type Foundation, memberOf, volunteerOf } from './Foundation.ts';
import type { HelpPlan } from './FoundationPlan.ts';
import { historyRow } from './historyRows.ts';

/** Volunteers, visits and notes of a person in need. */
export function addHelp(
  { assignments = [], visits = [], notes = [] }: HelpPlan,
  person: Row<'people_in_need'>,
  foundation: Foundation,
): void {
  const { id: organizationId, rows, random, clock } = foundation;
  const about = { table: 'people_in_need', id: person.id, organizationId } as const;
  const place = (at: string) => ({ id: random.id(at), organizationId, personId: person.id, createdAt: at });
  const authorOf = (by: string) => {
    const { id, name } = memberOf(by, foundation);
    return { id, name };
  };

  for (const { volunteer, status, by, at, message = null } of assignments) {
    const createdAt = clock.instant(at);
    const proposedBy = authorOf(by);
    const isAsked = status !== 'proposed';
    const later = (days: number) => new Date(Date.parse(createdAt) + days * 24 * 60 * 60_000).toISOString();
    rows.assignments.push({
      ...place(createdAt),
      ...{ volunteerId: volunteerOf(volunteer, rows).id, status, proposedBy, message },
      askedAt: isAsked ? createdAt : null,
      expiresAt: isAsked ? later(7) : null,
      answeredAt: status === 'accepted' || status === 'declined' ? later(0.5) : null,
      endedAt: null,
    });
    const action = isAsked ? 'volunteerAsked' : 'volunteerProposed';
    const changes = { volunteerName: volunteer };
    rows.history.push(historyRow(about, { at: createdAt, action, by: proposedBy }, random, changes));
  }
  for (const { by, at, ...visit } of visits) {
    const createdAt = clock.instant(at);
    const date = createdAt.slice(0, 10);
    const author = authorOf(by);
    rows.person_in_need_visits.push({ ...visit, ...place(createdAt), date, author });
    const changes = { date, minutes: String(visit.minutes) };
    rows.history.push(historyRow(about, { at: createdAt, action: 'visited', by: author }, random, changes));
  }
  for (const { by, at, text } of notes) {
    const createdAt = clock.instant(at);
    const author = authorOf(by);
    rows.person_in_need_notes.push({ ...place(createdAt), text, author });
    rows.history.push(historyRow(about, { at: createdAt, action: 'noteAdded', by: author }, random));
  }
  const came = rows.person_in_need_visits.filter((visit) => visit.personId === person.id && visit.tookPlace);
  person.lastVisitOn =
    came
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? null;
}
