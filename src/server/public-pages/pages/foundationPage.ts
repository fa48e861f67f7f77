import { createHash } from 'node:crypto';
import { choiceText } from '../../../contract/choiceText.ts';
import { formatPhone } from '../../../contract/formatPhone.ts';
import { eventAnchor, pagePath } from '../../../domain/public-pages/pagePath.ts';
import type { RecodedImage } from '../../core/files/recode.ts';
import { type Html, html } from '../../core/html/html.ts';
import { inLanguage, withQuery } from '../../core/html/pages/inLanguage.ts';
import type { Reader } from '../../core/html/pages/Reader.ts';
import { eventWhen, eventWhere } from '../../events/calendar/eventWhen.ts';
import { placesText, shiftPlaces } from '../../events/places/placesText.ts';
import type { Foundation, listEvents, PublicEvent } from '../foundationStore.ts';
import { documentOf } from './document.ts';

interface Shown {
  readonly listed: Awaited<ReturnType<typeof listEvents>>;
  /** The cover, if it has a picture. */
  readonly band: Pick<RecodedImage, 'type' | 'content'> | undefined;
}

/** Who the foundation is, what it plans, and how to take part. */
export function foundationPage(foundation: Foundation, { listed, band }: Shown, reader: Reader): string {
  const { name, description, slug } = foundation;
  const picture = coverPath(foundation);
  const main = html`<h1>${name}</h1>
${tagsOf(foundation.category, reader)}${actsOf(foundation, reader)}${aboutOf(foundation, reader)}${eventsOf(
  foundation,
  listed,
  reader,
)}${contactOf(foundation, reader)}`;
  const page = { title: name, path: pagePath(slug), foundation, description, picture, main };
  return documentOf({ ...page, cover: coverOf(foundation, band) }, reader);
}

/** Path of the cover's picture, another one for each picture; undefined without one. */
function coverPath({ slug, coverToken }: Foundation): string | undefined {
  if (!coverToken) return undefined;
  // Not the token itself, which opens the whole picture.
  const of = createHash('sha256').update(`public ${coverToken}`).digest('base64url').slice(0, 12);
  return withQuery(pagePath(slug, 'cover'), { of });
}

/** In the page itself: the next answer of a slow network is half a second away. */
function coverOf({ coverDesign }: Foundation, band: Shown['band']): Html {
  if (!band) return html`<div class="cover ${coverDesign}"></div>\n`;
  const picture = `data:${band.type};base64,${band.content.toString('base64')}`;
  return html`<div class="cover photo"><img src="${picture}" alt="" width="960" height="320"></div>\n`;
}

function tagsOf(categories: Foundation['category'], texts: Reader): Html {
  return html`<ul class="tags">${categories.map((one) => html`<li>${choiceText('helpCategory', one, texts)}</li>`)}</ul>
`;
}

function actsOf({ slug }: Foundation, { translate, language }: Reader): Html {
  return html`<div class="acts"><a class="act" href="${inLanguage(pagePath(slug, 'volunteer'), language)}">${translate('publicPages.volunteer.title')}</a>
<a class="act two" href="${inLanguage(pagePath(slug, 'help'), language)}">${translate('publicPages.help.title')}</a></div>
`;
}

function aboutOf({ description, originDate, helpLocation }: Foundation, { translate }: Reader): Html {
  return html`<section aria-labelledby="about"><h2 id="about">${translate('publicPages.about')}</h2>
<p class="text">${description}</p>
${originDate && html`<p class="lead">${translate('publicPages.since', { year: originDate })}</p>`}
${helpLocation && html`<p class="lead">${translate('publicPages.where')}: ${helpLocation}</p>`}
</section>
`;
}

function eventsOf(
  { slug }: Foundation,
  { events, total }: Awaited<ReturnType<typeof listEvents>>,
  reader: Reader,
): Html {
  const { translate } = reader;
  const more = total - events.length;
  return html`<section aria-labelledby="events"><h2 id="events">${translate('publicPages.events')}</h2>
${events.length === 0 && html`<p>${translate('publicPages.noEvents')}</p>`}${events.map((event) => eventCard(event, slug, reader))}${
  more > 0 && html`<p class="lead">${translate('publicPages.moreEvents', { smart_count: more })}</p>`
}${events.length > 0 && html`<p class="lead">${translate('publicPages.joinText')}</p>`}
</section>
`;
}

function eventCard(event: PublicEvent, slug: string, reader: Reader): Html {
  const { language, translate } = reader;
  const { id, title, description, helpCategory } = event;
  const anchor = eventAnchor(id);
  const poster = withQuery(inLanguage(pagePath(slug, 'poster'), language), { event: id });
  return html`<article class="card" id="${anchor}" aria-labelledby="${anchor}-title"><h3 id="${anchor}-title">${title}</h3>
<p class="when">${eventWhen(event, language)}</p>
<p class="meta">${[eventWhere(event), placesText(event, reader.translate)].filter(Boolean).join(' · ')}</p>
${event.shifts.length > 0 && shiftsOf(event, reader)}${helpCategory && tagsOf(helpCategory, reader)}${description && html`<p class="text">${description}</p>`}
<a href="${poster}">${translate('publicPages.poster.link')}</a></article>
`;
}

/** The shifts with their free places; of an event of one day by their hours alone. */
function shiftsOf({ shifts, startDate, endDate }: PublicEvent, reader: Reader): Html {
  const whenOf = (shift: PublicEvent['shifts'][number]) =>
    startDate === endDate ? `${shift.eventStart}–${shift.eventEnd}` : eventWhen(shift, reader.language);
  const textOf = (shift: PublicEvent['shifts'][number]) => {
    return [shift.role, whenOf(shift), placesText(shiftPlaces(shift), reader.translate)].join(' · ');
  };
  return html`<ul class="meta" aria-label="${reader.translate('events.shifts.label')}">${shifts.map((shift) => html`<li>${textOf(shift)}</li>`)}</ul>
`;
}

function contactOf(foundation: Foundation, { translate }: Reader): Html {
  const { email, phone, website, street, houseNumber, apartmentNumber, postCode, city } = foundation;
  const number = [houseNumber, apartmentNumber].filter(Boolean).join('/');
  const address = `${street} ${number}, ${postCode} ${city}`;
  return html`<section aria-labelledby="contact"><h2 id="contact">${translate('sections.contact')}</h2>
<dl class="card">
<div><dt>${translate('fields.phone')}</dt><dd><a href="tel:${phone}">${formatPhone(phone)}</a></dd></div>
<div><dt>${translate('fields.email')}</dt><dd><a href="mailto:${email}">${email}</a></dd></div>
${website && html`<div><dt>${translate('fields.website')}</dt><dd><a href="${website}" rel="noopener nofollow">${website}</a></dd></div>\n`}<div><dt>${translate('sections.address')}</dt><dd>${address}</dd>${foundation.addressDescription && html`<dd>${foundation.addressDescription}</dd>`}</div>
</dl>
</section>
`;
}
