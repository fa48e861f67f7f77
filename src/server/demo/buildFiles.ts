import type { Row } from '../db/insertRows.ts';
import type { SomeRows } from './DemoRows.ts';
import type { FilePlan } from './FoundationPlan.ts';
import { historyEntry } from './historyEntry.ts';
import { pdfOf } from './pdfOf.ts';
import { pngOfCard } from './pngOfCard.ts';
import type { Workshop } from './Workshop.ts';

/** Documents attached to volunteers, as real PDF and PNG files. */
export function buildFiles(
  plans: readonly FilePlan[],
  volunteers: readonly Row<'volunteers'>[],
  workshop: Workshop,
): SomeRows {
  const { clock, random, member, organizationId, subject } = workshop;
  const uploads = plans.map((plan) => {
    const volunteer = volunteers.find(
      ({ firstname, lastname }) => `${firstname} ${lastname}` === plan.volunteer,
    );
    if (!volunteer) throw new Error(`There is no volunteer ${plan.volunteer} for the file ${plan.name}.`);
    return { plan, volunteer, at: clock.instant(plan.uploaded) };
  });
  return {
    volunteer_files: uploads.map(({ plan: { name, lines }, volunteer, at }) => {
      const isPdf = name.endsWith('.pdf');
      const content = isPdf ? pdfOf(lines) : pngOfCard(lines.join(' '));
      const type = isPdf ? 'application/pdf' : 'image/png';
      return {
        ...{ id: random.id(at), organizationId, volunteerId: volunteer.id },
        ...{ name, type, bytes: content.length, content, createdAt: at },
      };
    }),
    history: uploads.map(({ plan: { name, by, volunteer: applicant }, volunteer, at }) => {
      const actor = by ? member(by) : { id: volunteer.accountId ?? null, name: applicant };
      const changes = [{ field: 'files', from: null, to: name }];
      return historyEntry(
        subject('volunteers', volunteer.id),
        { at, action: 'fileUploaded', actor, changes },
        random,
      );
    }),
  };
}
