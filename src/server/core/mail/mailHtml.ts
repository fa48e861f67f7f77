import { escapeHtml } from '../../../contract/escapeHtml.ts';
import type { MailContent } from './mailContent.ts';

/** The panel's colours. Mail programs support neither classes nor variables, so styles are inline. */
const TEAL = '#0f766e';
const PAPER = '#ffffff';
const GROUND = '#f8f6f3';
const LINE = '#e5e0da';
const INK = '#1f1b18';
const FAINT = '#5c544d';

const paragraph = 'margin:0 0 16px;white-space:pre-line';
const small = `margin:0 0 8px;font-size:14px;line-height:20px;color:${FAINT}`;
const button = `display:inline-block;padding:12px 24px;border-radius:8px;background:${TEAL};color:${PAPER};font-weight:bold;text-decoration:none`;
const link = `color:${TEAL};word-break:break-all`;

/** Renders a mail as HTML: one narrow column, no external resources, the link also as text. */
export function mailHtml({ language, product, subject, greeting, footer, ...content }: MailContent): string {
  const body = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${subject}</title>
</head>
<body style="margin:0;padding:24px 16px;background:${GROUND}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto;font-family:Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:24px;color:${INK}">
<tr><td style="padding:0 0 16px;font-weight:bold;color:${TEAL}">${product}</td></tr>
<tr><td style="padding:32px;background:${PAPER};border:1px solid ${LINE};border-radius:8px">
<p style="${paragraph}">${greeting}</p>
${content.paragraphs.map((text) => html`<p style="${paragraph}">${linked(text)}</p>`)}
${quoted(content)}
${listed(content)}
${called(content)}
${content.notes.map((text) => html`<p style="${small}">${linked(text)}</p>`)}
</td></tr>
<tr><td style="padding:16px 0 0"><p style="${small}">${footer}</p></td></tr>
</table>
</body>
</html>
`;
  return body.text;
}

function quoted({ quote }: Pick<MailContent, 'quote'>): Markup {
  if (!quote) return html``;
  return html`<p style="margin:0 0 8px">${quote.title}</p>
<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid ${LINE};white-space:pre-line">${quote.text}</blockquote>`;
}

function listed({ items }: Pick<MailContent, 'items'>): Markup {
  if (items.length === 0) return html``;
  const entries = items.map(
    ({ label, href }) =>
      html`<li style="margin:0 0 8px"><a href="${href}" style="color:${TEAL}">${label}</a></li>`,
  );
  return html`<ul style="margin:0 0 16px;padding:0 0 0 24px">
${entries}
</ul>`;
}

function called({ action }: Pick<MailContent, 'action'>): Markup {
  if (!action) return html``;
  return html`<p style="margin:24px 0"><a href="${action.href}" style="${button}">${action.label}</a></p>
<p style="${small}">${action.ifNotWorking}<br><a href="${action.href}" style="${link}">${action.href}</a></p>`;
}

/** Links URLs: ours, and those of what a foundation writes. In other input they are broken up (mailContent.ts). */
function linked(text: string): readonly Markup[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 0 ? html`${part}` : html`<a href="${part}" style="${link}">${part}</a>`,
    );
}

/** Escaped HTML. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | Markup | readonly Markup[];

/**
 * Template tag that escapes everything except its own results.
 * @example html`<p>${volunteer.name}</p>` // <p>O&#39;Neill &lt;3</p>
 */
function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(texts.map((text, index) => text + written(parts[index] ?? '')).join(''));
}

function written(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part);
  return part instanceof Markup ? part.text : part.map(({ text }) => text).join('\n');
}
