import type { FastifyInstance } from 'fastify';
import { LeaveInputForm } from '../../contract/generated/forms/LeaveInput.ts';
import { VolunteerUpdateForm } from '../../contract/generated/forms/VolunteerUpdate.ts';
import type { components } from '../../contract/generated/types.ts';
import { isCountrySchema } from '../../contract/isCountrySchema.ts';
import { volunteerPages } from '../../domain/volunteers/volunteerPages.ts';
import { inTenant } from '../core/db/scope.ts';
import { fillForm } from '../core/html/fillForm.ts';
import { withQuery } from '../core/html/pages/inLanguage.ts';
import { readForm } from '../core/html/readForm.ts';
import type { Services } from '../core/services.ts';
import { findTimeZone } from '../events/calendar/timeZoneStore.ts';
import { endMemberSession } from './memberSession.ts';
import { ownConsent } from './pages/guardianPages.ts';
import { leavePage, profilePage } from './pages/ownFormPages.ts';
import { leftPage } from './pages/signInPages.ts';
import { asked, goTo, type MemberVisit, refusalOf, show, typedBy, type Visits } from './visits.ts';

type Volunteer = components['schemas']['Volunteer'];

const hasNews = ({ newsStoppedAt }: Volunteer) => !newsStoppedAt;

/** Correcting the own data, stopping news, and leaving the foundation. */
export function registerProfile(
  scope: FastifyInstance,
  { member, visitor }: Visits,
  services: Services,
): void {
  const own = ({ member: { volunteerId } }: MemberVisit) => ({ params: { id: volunteerId } });
  const zoneOf = ({ member: { user } }: MemberVisit) =>
    inTenant(user.organizationId, () => findTimeZone(user.organizationId, services.db));
  const { profile, news, leave, left } = volunteerPages;

  scope.get(
    profile.pattern,
    member(async (visit) => {
      const record = await visit.call('getVolunteer', own(visit));
      const typed = fillForm(VolunteerUpdateForm.schema, record, await zoneOf(visit));
      const done = doneText(visit);
      const filled = {
        typed,
        version: String(record.version),
        hasNews: hasNews(record),
        consent: ownConsent(record, visit.reader),
        done,
      };
      return show(profilePage(filled, visit.member, visit.reader), visit);
    }),
  );

  scope.post(
    profile.pattern,
    { config: { operationId: 'updateVolunteer' } },
    member(async (visit) => {
      const typed = typedBy(visit);
      const { language, translate } = visit.reader;
      const before = await visit.call('getVolunteer', own(visit));
      const read = readForm(VolunteerUpdateForm.schema, typed, { language, timeZone: await zoneOf(visit) });
      const version = typed.get('version') ?? '';
      const body = { ...asStored(read, before), version: Number(version) };
      const refused = await refusalOf(visit, () => visit.call('updateVolunteer', { ...own(visit), body }));
      if (!refused) return goTo(withQuery(profile.getHref(), { done: 'saved' }), visit);
      const { code, issues } = refused.error;
      const isChanged = code === 'record_changed';
      const text = isChanged ? translate('volunteerPages.profile.changed') : refused.text;
      const filled = {
        ...{
          typed,
          issues,
          isChanged,
          hasNews: hasNews(before),
          consent: ownConsent(before, visit.reader),
          refusal: issues.length === 0 ? text : undefined,
        },
        // Who saves once more, having been told, replaces what is there now.
        version: isChanged ? String(before.version) : version,
      };
      return show(profilePage(filled, visit.member, visit.reader), visit);
    }),
  );

  // Whoever signs in on the way there finds the page.
  scope.get(
    news.pattern,
    member(async (visit) => goTo(profile.getHref(), visit)),
  );
  scope.post(
    news.pattern,
    { config: { operationId: 'updateNewsPreference' } },
    member(async (visit) => {
      const body = { wanted: typedBy(visit).has('wanted') };
      await visit.call('updateNewsPreference', { ...own(visit), body });
      return goTo(withQuery(profile.getHref(), { done: 'saved' }), visit);
    }),
  );

  scope.get(
    leave.pattern,
    member(async (visit) =>
      show(leavePage({ typed: new URLSearchParams() }, visit.member, visit.reader), visit),
    ),
  );

  scope.post(
    leave.pattern,
    { config: { operationId: 'leaveOrganizationAsVolunteer' } },
    member(async (visit) => {
      const typed = typedBy(visit);
      const { language } = visit.reader;
      const body = readForm(LeaveInputForm.schema, typed, { language, timeZone: 'UTC' });
      const refused = await refusalOf(visit, () =>
        visit.call('leaveOrganizationAsVolunteer', { ...own(visit), body }),
      );
      if (refused) {
        const { issues } = refused.error;
        const refusal = issues.length === 0 ? refused.text : undefined;
        return show(leavePage({ typed, issues, refusal }, visit.member, visit.reader), visit);
      }
      await endMemberSession(visit.reply, services);
      return goTo(left.getHref(), visit);
    }),
  );

  scope.get(
    left.pattern,
    visitor(async (visit) => show(leftPage(visit.reader), visit)),
  );
}

/** What was done just before, in words. */
function doneText(visit: MemberVisit): string | undefined {
  const done = asked(visit, 'done');
  return done && visit.reader.translate(done === 'asked' ? 'messages.guardianAsked' : 'messages.edited');
}

/**
 * What is the same stays as it is stored: a country in whichever language its name is read, and choices in whichever
 * order the form has them.
 */
function asStored(values: Record<string, unknown>, before: Volunteer): Record<string, unknown> {
  const stored: Readonly<Record<string, unknown>> = { ...before };
  const { properties = {} } = VolunteerUpdateForm.schema;
  const entries = Object.entries(values).map(([name, value]) => {
    const schema = properties[name];
    const key = schema && isCountrySchema(schema) ? codeOf : inOrder;
    return [name, key(value) === key(stored[name]) ? stored[name] : value];
  });
  return Object.fromEntries(entries);
}

function codeOf(country: unknown): unknown {
  return (country as { readonly code?: unknown } | null | undefined)?.code;
}

function inOrder(value: unknown): unknown {
  return Array.isArray(value) ? JSON.stringify([...value].sort()) : value;
}
