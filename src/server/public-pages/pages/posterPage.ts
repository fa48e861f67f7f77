import {
  eventAnchor,
  eventPosterPath,
  type FormName,
  pagePath,
} from '../../../domain/public-pages/pagePath.ts';
import { type Html, html } from '../../core/html/html.ts';
import { withQuery } from '../../core/html/pages/inLanguage.ts';
import type { Reader } from '../../core/html/pages/Reader.ts';
import { eventWhen, eventWhere } from '../../events/calendar/eventWhen.ts';
import type { Foundation, PublicEvent } from '../foundationStore.ts';
import { documentOf } from './document.ts';
import { qrCode } from './qrCode.ts';

/** A sheet to print, with a code that leads to the page, to a form, or to an event. */
export function posterPage(
  foundation: Foundation,
  about: 'page' | FormName | PublicEvent,
  reader: Reader,
): string {
  const { translate, publicUrl } = reader;
  const { slug, name } = foundation;
  const isEvent = typeof about !== 'string';
  const title = isEvent
    ? about.title
    : translate(about === 'page' ? 'publicPages.poster.page' : `publicPages.${about}.poster`);
  const target = isEvent
    ? `${pagePath(slug)}#${eventAnchor(about.id)}`
    : pagePath(slug, about === 'page' ? '' : about);
  const url = publicUrl + target;
  const main = html`<p class="card unprinted">${translate('publicPages.poster.print')}</p>
<div class="sheet"><p class="name">${name}</p>
<h1>${title}</h1>
${isEvent && eventText(about, reader)}${qrCode(url, translate('publicPages.poster.code'))}
<p>${translate('publicPages.poster.scan')}</p>
<p class="url">${shownUrl(isEvent ? publicUrl + pagePath(slug) : url)}</p>
</div>
`;
  return documentOf(
    {
      title: translate('publicPages.poster.title', { title: `${title} · ${name}` }),
      path: posterPath(slug, about),
      foundation,
      main,
    },
    reader,
  );
}

/** Address of a poster, without the language. */
function posterPath(slug: string, about: 'page' | FormName | PublicEvent): string {
  return typeof about === 'string'
    ? withQuery(pagePath(slug, 'poster'), { of: about })
    : eventPosterPath(slug, about.id);
}

function eventText(event: PublicEvent, { language }: Reader): Html {
  return html`<p>${eventWhen(event, language)}</p><p>${eventWhere(event)}</p>
`;
}

/** As people type it. */
function shownUrl(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
