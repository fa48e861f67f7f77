import { type Html, html, raw } from '../html/html.ts';
import type { MailContent } from './mailContent.ts';

/** What has a colour: of its text, its ground and its line, light and dark. The colours are the panel's. */
const looks = {
  ground: { background: ['#f8f6f3', '#191614'] },
  text: { color: ['#1f1b18', '#f3efeb'] },
  paper: { background: ['#ffffff', '#231f1c'], 'border-color': ['#e5e0da', '#3a342f'] },
  quote: { 'border-color': ['#e5e0da', '#3a342f'] },
  faint: { color: ['#5c544d', '#b8afa7'] },
  link: { color: ['#0f766e', '#5cd0c4'] },
  button: { background: ['#0f766e', '#5cd0c4'], color: ['#ffffff', '#06302c'] },
} as const;

type Look = keyof typeof looks;
type Colours = Readonly<Record<string, readonly [light: string, dark: string]>>;

function declarations(look: Look, scheme: 0 | 1, end: string): string {
  const colours: Colours = looks[look];
  return Object.entries(colours)
    .map(([property, pair]) => `${property}:${pair[scheme]}${end}`)
    .join('');
}

/**
 * Attributes of an element: many mail programs read inline styles alone; those that know dark schemes read the classes, too.
 * @example html`<p ${worn('faint', 'margin:0')}>`
 */
function worn(look: Look, style = ''): Html {
  return html`class="${look}" style="${declarations(look, 0, ';')}${style}"`;
}

const dark = (Object.keys(looks) as Look[])
  .map((look) => `.${look}{${declarations(look, 1, '!important;')}}`)
  .join('');

const paragraph = 'margin:0 0 16px;white-space:pre-line';
const small = 'margin:0 0 8px;font-size:14px;line-height:20px';
const button =
  'display:inline-block;padding:12px 24px;border-radius:8px;font-weight:bold;text-decoration:none';
const link = 'word-break:break-all';

/** Renders a mail as HTML: one narrow column, no external resources, the link also as text. */
export function mailHtml({ language, product, subject, greeting, footer, ...content }: MailContent): string {
  const body = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${raw(dark)}}</style>
</head>
<body ${worn('ground', 'margin:0;padding:24px 16px')}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${worn('text', 'max-width:560px;margin:0 auto;font-family:Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:24px')}>
<tr><td ${worn('link', 'padding:0 0 16px;font-weight:bold')}>${product}</td></tr>
<tr><td ${worn('paper', 'padding:32px;border-width:1px;border-style:solid;border-radius:8px')}>
<p style="${paragraph}">${greeting}</p>
${content.paragraphs.map((text) => html`<p style="${paragraph}">${linked(text)}</p>\n`)}${quoted(content)}
${listed(content)}
${called(content)}
${content.notes.map((text) => html`<p ${worn('faint', small)}>${linked(text)}</p>\n`)}</td></tr>
<tr><td style="padding:16px 0 0"><p ${worn('faint', small)}>${footer}</p></td></tr>
</table>
</body>
</html>
`;
  return body.toString();
}

function quoted({ quote }: Pick<MailContent, 'quote'>): Html {
  if (!quote) return html``;
  return html`<p style="margin:0 0 8px">${quote.title}</p>
<blockquote ${worn('quote', 'margin:0 0 16px;padding:0 0 0 16px;border-width:0 0 0 4px;border-style:solid;white-space:pre-line')}>${quote.text}</blockquote>`;
}

function listed({ items }: Pick<MailContent, 'items'>): Html {
  if (items.length === 0) return html``;
  const entries = items.map(
    ({ label, href }) =>
      html`<li style="margin:0 0 8px"><a href="${href}" ${worn('link')}>${label}</a></li>\n`,
  );
  return html`<ul style="margin:0 0 16px;padding:0 0 0 24px">
${entries}</ul>`;
}

function called({ action }: Pick<MailContent, 'action'>): Html {
  if (!action) return html``;
  return html`<p style="margin:24px 0"><a href="${action.href}" ${worn('button', button)}>${action.label}</a></p>
<p ${worn('faint', small)}>${action.ifNotWorking}<br><a href="${action.href}" ${worn('link', link)}>${action.href}</a></p>`;
}

/** Links URLs: ours, and those of what a foundation writes. In other input they are broken up (mailContent.ts). */
function linked(text: string): readonly Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 0 ? html`${part}` : html`<a href="${part}" ${worn('link', link)}>${part}</a>`,
    );
}
