import { escapeHtml } from '../../../contract/escapeHtml.ts';

/** Markup that is safe to send: only `html` makes it. */
export class Html {
  readonly #text: string;

  constructor(parts: readonly string[], values: readonly HtmlValue[]) {
    this.#text = parts.reduce((text, part, index) => text + markupOf(values[index - 1]) + part);
  }

  toString(): string {
    return this.#text;
  }
}

/** What a template takes: text is escaped; what is false or missing leaves nothing. */
export type HtmlValue = Html | string | number | false | null | undefined | readonly HtmlValue[];

/**
 * Markup as a template. All texts in it are escaped, so that nobody's text becomes markup.
 * @example html`<a href="${href}">${name}</a>`
 */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts, values);
}

/** A text of our own that is markup already, such as a style sheet. Never for what somebody has typed. */
export function raw(text: string): Html {
  return new Html([text], []);
}

/** Attributes: what is true has no value, what is false or missing is left out. */
export function attributes(given: Readonly<Record<string, string | number | boolean | undefined>>): Html {
  const set = Object.entries(given).filter(([, value]) => value !== undefined && value !== false);
  return html`${set.map(([name, value]) => (value === true ? html` ${name}` : html` ${name}="${String(value)}"`))}`;
}

function markupOf(value: HtmlValue): string {
  if (value === false || value === null || value === undefined) return '';
  if (value instanceof Html) return value.toString();
  return Array.isArray(value) ? value.map(markupOf).join('') : escapeHtml(String(value));
}
