import type { FastifyInstance } from 'fastify';
import { GuardianRequestForm } from '../../contract/generated/forms/GuardianRequest.ts';
import type { components } from '../../contract/generated/types.ts';
import { volunteerPages } from '../../domain/volunteers/volunteerPages.ts';
import { withinRefusals } from '../accounts/withinRefusals.ts';
import { acrossTenants } from '../core/db/scope.ts';
import { withQuery } from '../core/html/pages/inLanguage.ts';
import { readForm } from '../core/html/readForm.ts';
import { clientAddress } from '../core/http/clientAddress.ts';
import type { Services } from '../core/services.ts';
import {
  declineGuardianConsent,
  giveGuardianConsent,
  type OpenedGuardianLink,
  readGuardianLink,
  revokeGuardianConsent,
} from '../volunteers/answerGuardian.ts';
import { askGuardianPage, deadGuardianPage, guardianPage } from './pages/guardianPages.ts';
import {
  asked,
  goTo,
  type MemberVisit,
  refusalOf,
  show,
  typedBy,
  type Visit,
  type Visits,
} from './visits.ts';

type Volunteer = components['schemas']['Volunteer'];

/** The consent of guardians: volunteers under 18 ask for it, and guardians answer by the mailed link. */
export function registerGuardian(
  scope: FastifyInstance,
  { member, visitor }: Visits,
  { db }: Services,
): void {
  const { guardian, declineGuardian, revokeGuardian, askGuardian, profile } = volunteerPages;
  /** Across foundations: a link does not name its own. */
  const withLink = <Result>({ request }: Visit, work: () => Promise<Result>) =>
    acrossTenants(() => withinRefusals(clientAddress(request.ip), db, work));

  scope.get(
    guardian.pattern,
    visitor(async (visit) => {
      const token = asked(visit, 'token') ?? '';
      let opened: OpenedGuardianLink | undefined;
      await refusalOf(visit, async () => {
        opened = await withLink(visit, () => readGuardianLink(token, db));
      });
      return show(
        opened ? guardianPage({ ...opened, token }, visit.reader) : deadGuardianPage(visit.reader),
        visit,
      );
    }),
  );

  const answering = [
    { page: guardian, operationId: 'giveGuardianConsent', answer: giveGuardianConsent },
    { page: declineGuardian, operationId: 'declineGuardianConsent', answer: declineGuardianConsent },
    { page: revokeGuardian, operationId: 'revokeGuardianConsent', answer: revokeGuardianConsent },
  ] as const;
  for (const { page, operationId, answer } of answering)
    scope.post(
      page.pattern,
      { config: { operationId } },
      visitor(async (visit) => {
        const token = typedBy(visit).get('token') ?? '';
        const refused = await refusalOf(visit, () => withLink(visit, () => answer(token, db)));
        // Whoever presses twice, or comes back, reads what was answered.
        const isAnswered = refused?.error.code === 'token_used' || refused?.error.code === 'invalid_state';
        if (refused && !isAnswered) return show(deadGuardianPage(visit.reader), visit);
        return goTo(withQuery(guardian.getHref(), { token }), visit);
      }),
    );

  const form = async (
    visit: MemberVisit,
    filled: Omit<Parameters<typeof askGuardianPage>[0], 'volunteer'>,
  ) => {
    const volunteer: Volunteer = await visit.call('getVolunteer', {
      params: { id: visit.member.volunteerId },
    });
    return show(askGuardianPage({ ...filled, volunteer }, visit.member, visit.reader), visit);
  };
  scope.get(
    askGuardian.pattern,
    member((visit) => form(visit, { typed: new URLSearchParams({ language: visit.reader.language }) })),
  );
  scope.post(
    askGuardian.pattern,
    { config: { operationId: 'askGuardian' } },
    member(async (visit) => {
      const typed = typedBy(visit);
      const { language } = visit.reader;
      const body = readForm(GuardianRequestForm.schema, typed, { language, timeZone: 'UTC' });
      const params = { id: visit.member.volunteerId };
      const refused = await refusalOf(visit, () => visit.call('askGuardian', { params, body }));
      if (!refused) return goTo(withQuery(profile.getHref(), { done: 'asked' }), visit);
      const { issues } = refused.error;
      return form(visit, { typed, issues, refusal: issues.length === 0 ? refused.text : undefined });
    }),
  );
}
