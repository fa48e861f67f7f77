import type { FastifyInstance } from 'fastify';
import type { Answer } from '../../contract/calls.ts';
import { guardianConsentOn } from '../../domain/volunteers/guardianRules.ts';
import { volunteerPages } from '../../domain/volunteers/volunteerPages.ts';
import { withQuery } from '../core/html/pages/inLanguage.ts';
import { ApiError } from '../core/http/ApiError.ts';
import { eventPage, eventsPage, participationQuestion, SHIFT } from './pages/eventPages.ts';
import { asked, askedPage, goTo, idOf, type MemberVisit, refusalOf, show, type Visits } from './visits.ts';

/** Rows of a list on one page. */
export const ROWS = 20;
/** More nobody takes part in at once. */
const MOST_OWN = 100;
const LONGEST_SEARCH = 100;

const acts = [
  { name: 'join', ofEvent: 'signUpForEvent', ofShift: 'signUpForShift' },
  { name: 'resign', ofEvent: 'resignFromEvent', ofShift: 'resignFromShift' },
] as const;

/** The foundation's events: reading, joining and resigning. */
export function registerEvents(scope: FastifyInstance, { member }: Visits): void {
  scope.get(
    volunteerPages.events.pattern,
    member(async (visit) => {
      const { call, reader } = visit;
      const { user, volunteerId } = visit.member;
      const q = asked(visit, 'q')?.trim().slice(0, LONGEST_SEARCH) ?? '';
      const today = new Date().toISOString().slice(0, 10);
      const [own, open] = await Promise.all([
        call('listOwnParticipations', {
          params: { id: volunteerId },
          query: {
            ...{ sort: 'startDate,asc', size: MOST_OWN, endDateFrom: today },
            status: ['signed_up', 'waitlisted'],
          },
        }),
        call('listOpenEvents', {
          params: { id: user.organizationId },
          query: { page: askedPage(visit), size: ROWS, ...(q && { q }) },
        }),
      ]);
      return show(eventsPage({ own: own.content, open, q }, visit.member, reader), visit);
    }),
  );

  const eventOf = (visit: MemberVisit) => visit.call('getOpenEvent', { params: { id: idOf(visit) } });

  scope.get(
    volunteerPages.event.pattern,
    member(async (visit) => {
      const [event, { accountStatus, dateOfBirth, guardianConsent, guardianConsents }] = await Promise.all([
        eventOf(visit),
        visit.call('getVolunteer', { params: { id: visit.member.volunteerId } }),
      ]);
      const shown = {
        event,
        isVerified: accountStatus === 'verified',
        consent: {
          guardianConsent: event.startDate
            ? guardianConsentOn(event.startDate, dateOfBirth, guardianConsents)
            : guardianConsent,
          guardianConsents,
        },
        isDone: asked(visit, 'done') !== undefined,
      };
      return show(eventPage(shown, visit.member, visit.reader), visit);
    }),
  );

  scope.get(
    volunteerPages.eventCalendar.pattern,
    member(async (visit) =>
      visit.reply.send(await visit.call('getEventCalendar', { params: { id: idOf(visit) } })),
    ),
  );

  for (const { name, ofEvent, ofShift } of acts) {
    const { pattern } = volunteerPages[name];
    const question = async (visit: MemberVisit, refusal?: string) => {
      const event = await eventOf(visit);
      const shift = shiftOf(visit, event);
      const asked = { act: name, event, shift, refusal };
      return show(participationQuestion(asked, visit.member, visit.reader), visit);
    };

    scope.get(
      pattern,
      member((visit) => question(visit)),
    );
    scope.post(
      pattern,
      { config: { operationId: ofEvent } },
      member(async (visit) => {
        const id = idOf(visit);
        const shiftId = asked(visit, SHIFT);
        const refused = await refusalOf(visit, () =>
          shiftId === undefined
            ? visit.call(ofEvent, { params: { id } })
            : visit.call(ofShift, { params: { id, shiftId } }),
        );
        // Twice is once: the page says how the volunteer stands.
        const isDone = !refused || refused.error.code === 'already_signed_up';
        if (!isDone) return question(visit, refused.text);
        return goTo(withQuery(volunteerPages.event.getHref({ id }), { done: name }), visit);
      }),
    );
  }
}

/** The shift of an event that a page is about, if it is about one. @throws ApiError not_found */
function shiftOf(visit: MemberVisit, { shifts }: Answer<'getOpenEvent'>) {
  const id = asked(visit, SHIFT);
  const shift = shifts.find((one) => one.id === id);
  if (id !== undefined && !shift) throw new ApiError('not_found');
  return shift;
}
