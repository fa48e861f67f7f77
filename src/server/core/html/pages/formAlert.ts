import type { ErrorCode } from '../../../../contract/statusOfError.ts';
import type { FormFault } from '../formFields.ts';
import { type Html, html } from '../html.ts';
import type { Reader } from './Reader.ts';

/** What is wrong with a form that was sent: as a whole, and field by field. */
export function formAlert(
  faults: readonly FormFault[],
  refusal: ErrorCode | undefined,
  { translate }: Reader,
): Html {
  return html`<div class="alert" role="alert"><h2>${translate(refusal === undefined ? 'publicPages.faults' : 'publicPages.failure')}</h2>
${refusal !== undefined && html`<p>${translate(`errors.${refusal}`)}</p>`}${
  faults.length > 0 &&
  html`<ul>${faults.map(({ id, text }) => html`<li>${id === undefined ? text : html`<a href="#${id}">${text}</a>`}</li>\n`)}</ul>`
}</div>
`;
}
