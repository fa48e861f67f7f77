import type { Row } from '../db/insertRows.ts';
import { joinRows, type SomeRows } from './DemoRows.ts';
import type { FoundationPlan, PersonPlan } from './FoundationPlan.ts';
import { historyEntry } from './historyEntry.ts';
import type { Workshop } from './Workshop.ts';

type Status = Row<'people_in_need'>['status'];

/** What a case went through until it came to a state. */
const STEPS: Readonly<Record<Status, readonly Status[]>> = {
  new: ['new'],
  in_progress: ['new', 'in_progress'],
  helped: ['new', 'in_progress', 'helped'],
  closed: ['new', 'closed'],
};

/** Days between two steps, at the most. */
const LONGEST_STEP = 4;

/** People who asked for help, and who of the team read and changed their records. */
export function buildPeopleInNeed({ peopleInNeed }: FoundationPlan, workshop: Workshop): SomeRows {
  return joinRows([
    ...peopleInNeed.new.map((plan) => buildPerson('new', plan, workshop)),
    ...peopleInNeed.in_progress.map((plan) => buildPerson('in_progress', plan, workshop)),
    ...peopleInNeed.helped.map((plan) => buildPerson('helped', plan, workshop)),
    ...peopleInNeed.closed.map((plan) => buildPerson('closed', plan, workshop)),
  ]);
}

function buildPerson(status: Status, { asked, ...plan }: PersonPlan, workshop: Workshop): SomeRows {
  const { clock, random, organizationId, someMember } = workshop;
  const createdAt = clock.instant(asked);
  const id = random.id(createdAt);
  const about = workshop.subject('people_in_need', id);
  const applicant = { id: null, name: `${plan.firstname} ${plan.lastname}` };
  const history = [historyEntry(about, { at: createdAt, action: 'created', actor: applicant }, random)];
  const steps = STEPS[status];
  steps.slice(1).forEach((to, index) => {
    const viewed = clock.instant(asked + 1 + index * LONGEST_STEP);
    const actor = someMember(viewed);
    const at = clock.between(viewed, clock.instant(asked + 2 + index * LONGEST_STEP), 0.9);
    const changes = [{ field: 'status', from: steps[index] ?? null, to }];
    history.push(
      historyEntry(about, { at: viewed, action: 'viewed', actor }, random),
      historyEntry(about, { at, action: 'edited', actor, changes }, random),
    );
  });
  return { people_in_need: [{ ...plan, status, id, organizationId, createdAt }], history };
}
