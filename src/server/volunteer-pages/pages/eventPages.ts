import type { Answer } from '../../../contract/calls.ts';
import { choiceText } from '../../../contract/choiceText.ts';
import { momentText } from '../../../contract/dateLocale.ts';
import type { components } from '../../../contract/generated/types.ts';
import { openPlaces } from '../../../domain/events/openPlaces.ts';
import { isConsentLacking } from '../../../domain/volunteers/guardianRules.ts';
import { volunteerPages } from '../../../domain/volunteers/volunteerPages.ts';
import { attributes, type Html, html } from '../../core/html/html.ts';
import { inLanguage, withQuery } from '../../core/html/pages/inLanguage.ts';
import type { Reader } from '../../core/html/pages/Reader.ts';
import { eventWhen, eventWhere } from '../../events/calendar/eventWhen.ts';
import { placesText, shiftPlaces } from '../../events/places/placesText.ts';
import type { Member } from '../memberSession.ts';
import { ownConsent } from './guardianPages.ts';
import { memberPage, pagesOf, questionPage } from './memberPage.ts';

type Schemas = components['schemas'];
type OpenEvent = Schemas['OpenEvent'];
type OpenShift = OpenEvent['shifts'][number];
type Standing = Pick<OpenEvent, 'participation' | 'offeredUntil' | 'needsClearance'>;

/** Parameter of the pages about one shift of an event. */
export const SHIFT = 'shift';

interface Events {
  readonly own: readonly Schemas['OwnParticipation'][];
  readonly open: Answer<'listOpenEvents'>;
  readonly q: string;
}

/** What the volunteer takes part in, and what may be joined; a search looks for both. */
export function eventsPage({ own, open, q }: Events, member: Member, reader: Reader): string {
  const { translate, language } = reader;
  const path = volunteerPages.events.getHref();
  const hrefOf = (page: number) =>
    inLanguage(withQuery(path, { ...(q && { q }), page: String(page + 1) }), language);
  const isOverview = q === '' && open.page === 0;
  const taken = new Set(isOverview ? own.map(({ eventId }) => eventId) : []);
  const others = open.content.filter(({ id }) => !taken.has(id));
  const main = html`${
    taken.size > 0 &&
    html`<section aria-labelledby="own"><h2 id="own">${translate('volunteerPages.events.own')}</h2>
${own.map(({ eventId, ...event }) => card({ ...event, id: eventId, participation: event.status }, reader))}</section>
`
  }<section aria-labelledby="open"><h2 id="open">${translate('volunteerPages.events.open')}</h2>
${(q !== '' || open.totalPages > 1) && searchOf(q, reader)}${others.map((event) => card(event, reader))}${
  others.length === 0 &&
  html`<p>${translate(q === '' ? 'publicPages.noEvents' : 'volunteerPages.events.none')}</p>`
}${pagesOf(open, hrefOf, reader)}</section>
`;
  return memberPage({ title: translate('volunteerPages.events.title'), path, main }, member, reader);
}

function searchOf(q: string, { translate, language }: Reader): Html {
  const input = attributes({ id: 'q', name: 'q', type: 'search', value: q || undefined, maxlength: 100 });
  return html`<form class="card" role="search" action="${volunteerPages.events.getHref()}"><input type="hidden" name="lang" value="${language}">
<div class="field"><label for="q">${translate('volunteerPages.events.search')}</label><input${input}></div>
<p></p><button class="act two" type="submit">${translate('volunteerPages.events.find')}</button></form>
`;
}

type Listed = Parameters<typeof eventWhen>[0] &
  Parameters<typeof eventWhere>[0] &
  Pick<OpenEvent, 'id' | 'title' | 'cancelledAt' | 'participation'> &
  Partial<Pick<Schemas['OwnParticipation'], 'shift'>>;

function card(event: Listed, reader: Reader): Html {
  const { language } = reader;
  const { id, title, cancelledAt, participation, shift } = event;
  return html`<article class="card"><h3><a href="${inLanguage(volunteerPages.event.getHref({ id }), language)}">${title}</a></h3>
<p class="when">${eventWhen(event, language)}</p>
<p class="meta">${[shift, eventWhere(event)].filter(Boolean).join(' · ')}</p>
${marks({ cancelledAt, participation }, reader)}</article>
`;
}

/** How the volunteer stands, and whether it is off. */
function marks(
  { cancelledAt, participation }: Partial<Pick<OpenEvent, 'cancelledAt' | 'participation'>>,
  { translate }: Reader,
): Html {
  // Nobody has a place in what is off.
  const word = cancelledAt ? 'event.cancelled' : participation && `state.${participation}`;
  return word ? html`<ul class="tags"><li>${translate(`volunteerPages.${word}`)}</li></ul>\n` : html``;
}

interface Shown {
  readonly event: OpenEvent;
  /** Whether the foundation has accepted the volunteer. */
  readonly isVerified: boolean;
  /** Of the guardian, by the first day of the event. */
  readonly consent: Parameters<typeof ownConsent>[0];
  /** Whether the volunteer has just joined or resigned. */
  readonly isDone: boolean;
}

/** One event, with what can be done. */
export function eventPage(
  { event, isVerified, consent, isDone }: Shown,
  member: Member,
  reader: Reader,
): string {
  const { translate, language } = reader;
  const { id, title, description, helpCategory, cancelledAt, cancellationReason, status } = event;
  const at = (name: 'join' | 'resign' | 'eventCalendar') =>
    inLanguage(volunteerPages[name].getHref({ id }), language);
  const hasShifts = event.shifts.length > 0;
  const isOpen = status === 'active' && !cancelledAt;
  const main = html`<p class="when">${eventWhen(event, language)}</p>
<p class="meta">${[eventWhere(event), isOpen && !hasShifts && placesText(event, translate)].filter(Boolean).join(' · ')}</p>
${!isDone && marks(event, reader)}${status === 'finished' && html`<p>${translate('volunteerPages.event.over')}</p>\n`}${
  cancellationReason &&
  html`<p>${translate('volunteerPages.event.why', { reason: cancellationReason })}</p>\n`
}${helpCategory && html`<ul class="tags">${helpCategory.map((one) => html`<li>${choiceText('helpCategory', one, reader)}</li>`)}</ul>\n`}${
  description && html`<p class="text">${description}</p>\n`
}${isOpen && isConsentLacking(consent.guardianConsent) && ownConsent(consent, reader)}${
  hasShifts
    ? shiftsOf(event, isOpen, isVerified, member, reader)
    : isOpen && actOf({ ...event, free: freeOf(event) }, isVerified, at, member, reader)
}${!cancelledAt && html`<p><a class="plain" href="${at('eventCalendar')}">${translate('volunteerPages.event.calendar')}</a></p>\n`}<p><a class="plain" href="${inLanguage(volunteerPages.events.getHref(), language)}">${translate('volunteerPages.back')}</a></p>
`;
  const path = volunteerPages.event.getHref({ id });
  const done =
    isDone && event.participation ? translate(`volunteerPages.state.${event.participation}`) : undefined;
  return memberPage({ title, path, main, done }, member, reader);
}

/** Each shift, with what can be done. */
function shiftsOf(
  event: OpenEvent,
  isOpen: boolean,
  isVerified: boolean,
  member: Member,
  reader: Reader,
): Html {
  const { translate, language } = reader;
  const shown = event.shifts.map((shift) => {
    const { role, participation } = shift;
    const free = freeOf(shiftPlaces(shift));
    const at = (name: 'join' | 'resign') => inLanguage(pathOf(name, event, shift), language);
    return html`<article class="card"><h3>${role}</h3>
<p class="when">${eventWhen(shift, language)}</p>
<p class="meta">${isOpen && placesText(shiftPlaces(shift), translate)}</p>
${marks({ participation }, reader)}${isOpen && actOf({ ...shift, free, needsClearance: event.needsClearance }, isVerified, at, member, reader)}</article>
`;
  });
  return html`<section aria-labelledby="shifts"><h2 id="shifts">${translate('events.shifts.label')}</h2>
${shown}</section>
`;
}

/** Path of what is done about an event, or about one of its shifts. */
function pathOf(act: 'join' | 'resign', { id }: OpenEvent, shift: OpenShift | undefined): string {
  const path = volunteerPages[act].getHref({ id });
  return shift ? withQuery(path, { [SHIFT]: shift.id }) : path;
}

/** Places that nobody has. */
function freeOf({ volunteersNeededNum, nrOfVolunteersSigned }: Parameters<typeof placesText>[0]): number {
  return (volunteersNeededNum ?? 0) - nrOfVolunteersSigned;
}

interface Acting extends Standing {
  /** Places that nobody has. */
  readonly free: number;
}

function actOf(
  standing: Acting,
  isVerified: boolean,
  at: (name: 'join' | 'resign') => string,
  { timeZone }: Member,
  { translate, language }: Reader,
): Html {
  const { participation, offeredUntil, needsClearance, free } = standing;
  const uncleared = html`<p class="card">${translate('volunteerPages.event.uncleared')}</p>\n`;
  const resign = html`<p><a class="act two" href="${at('resign')}">${translate('volunteerPages.event.resign')}</a></p>\n`;
  if (participation === 'waitlisted' && needsClearance) return html`${uncleared}${resign}`;
  if (participation === 'waitlisted' && offeredUntil) {
    const until = new Date(offeredUntil);
    const isKept = until > new Date();
    const time = momentText(until, timeZone, language);
    return html`${isKept && html`<p class="done">${translate('volunteerPages.event.offered', { time })}</p>\n`}${
      (isKept || free > 0) &&
      html`<p><a class="act" href="${at('join')}">${translate('volunteerPages.event.take')}</a></p>\n`
    }${resign}`;
  }
  if (participation === 'signed_up' || participation === 'waitlisted') return resign;
  if (participation === 'attended' || participation === 'no_show') return html``;
  if (!isVerified) return html`<p class="card">${translate('volunteerPages.event.unverified')}</p>\n`;
  if (needsClearance) return uncleared;
  return html`<p><a class="act" href="${at('join')}">${translate('volunteerPages.event.join')}</a></p>\n`;
}

interface Participating {
  readonly act: 'join' | 'resign';
  readonly event: OpenEvent;
  /** Undefined for the event as a whole. */
  readonly shift: OpenShift | undefined;
  readonly refusal: string | undefined;
}

/** Asks before somebody joins or resigns. */
export function participationQuestion(
  { act, event, shift, refusal }: Participating,
  member: Member,
  reader: Reader,
): string {
  const { translate } = reader;
  const { id, title } = event;
  const isTaking = act === 'join' && (shift ?? event).participation === 'waitlisted';
  const texts = `volunteerPages.${isTaking ? 'take' : act}`;
  const free = openPlaces(shift ? shiftPlaces(shift) : event) ?? 0;
  const text = isTaking || act === 'resign' ? 'text' : free > 0 ? 'free' : 'taken';
  return questionPage(
    {
      title: translate(`${texts}.title`, { event: shift ? `${title} – ${shift.role}` : title }),
      text: translate(`${texts}.${text}`),
      path: pathOf(act, event, shift),
      submit: translate(`${texts}.submit`),
      back: volunteerPages.event.getHref({ id }),
      refusal,
    },
    member,
    reader,
  );
}
