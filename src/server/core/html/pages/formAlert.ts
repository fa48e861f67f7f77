import type { FormFault } from '../formFields.ts';
import { type Html, html } from '../html.ts';
import type { Reader } from './Reader.ts';

/**
 * What is wrong with a form that was sent, field by field.
 * @param refusal why it is refused as a whole, in words
 */
export function formAlert(
  faults: readonly FormFault[],
  refusal: string | undefined,
  { translate }: Reader,
): Html {
  return html`<div class="alert" role="alert"><h2>${translate(refusal === undefined ? 'publicPages.faults' : 'publicPages.failure')}</h2>
${refusal !== undefined && html`<p>${refusal}</p>`}${
  faults.length > 0 &&
  html`<ul>${faults.map(({ id, text }) => html`<li>${id === undefined ? text : html`<a href="#${id}">${text}</a>`}</li>\n`)}</ul>`
}</div>
`;
}
