import type { ErrorCode } from '../../../contract/statusOfError.ts';
import type { ValidationMessage } from '../../../contract/validationMessage.ts';
import { pagePath } from '../../../domain/public-pages/pagePath.ts';
import { formFaults, formFieldsets } from '../../core/html/formFields.ts';
import { type Html, html } from '../../core/html/html.ts';
import { formAlert } from '../../core/html/pages/formAlert.ts';
import { inLanguage } from '../../core/html/pages/inLanguage.ts';
import type { Reader } from '../../core/html/pages/Reader.ts';
import type { Foundation } from '../foundationStore.ts';
import type { PublicForm } from '../publicForms.ts';
import { documentOf } from './document.ts';

/**
 * Name of a field that people do not see and programs fill in. With a dot and without a group of its name, so that no
 * field of the contract has it.
 */
export const DECOY = 'contact.homepage';

export interface Filled {
  readonly typed: URLSearchParams;
  readonly issues: readonly ValidationMessage[];
  /** Why it was refused as a whole. */
  readonly refusal?: ErrorCode;
}

/** A form as it is at first, or as somebody has filled it in, with what is wrong. */
export function formPage(
  form: PublicForm,
  foundation: Foundation,
  { typed, issues, refusal }: Filled,
  reader: Reader,
): string {
  const { translate, language } = reader;
  const texts = `publicPages.${form.name}`;
  const own = (key: string) => {
    const text = translate(key);
    return text === key ? undefined : text;
  };
  const view = {
    form: form.definition,
    typed,
    issues: issues.filter(({ field }) => field !== DECOY),
    language,
    translate,
    nameOf: (path: string) => own(`publicPages.${form.name}.fields.${path}`),
    hintOf: (path: string) => own(`publicPages.${form.name}.hints.${path}`),
  };
  const decoyFault = issues.find(({ field }) => field === DECOY);
  const fieldsets = formFieldsets(view);
  const consentsAt = fieldsets.findIndex(({ hasConsents }) => hasConsents);
  const before = consentsAt === -1 ? fieldsets : fieldsets.slice(0, consentsAt);
  const path = pagePath(foundation.slug, form.name);
  const title = translate(`${texts}.title`);
  const faults = [
    ...formFaults(view),
    ...(decoyFault
      ? [{ id: 'f-decoy', text: `${translate('publicPages.decoy')}: ${translate('validation.leaveEmpty')}` }]
      : []),
  ];
  const isWrong = faults.length > 0 || refusal !== undefined;
  const main = html`<h1>${title}</h1>
<p class="lead">${translate(`${texts}.text`)}</p>
${isWrong && formAlert(faults, refusal && translate(`errors.${refusal}`), reader)}<form method="post" action="${inLanguage(path, language)}" accept-charset="utf-8" novalidate>
<p>${translate('publicPages.required')}</p>
${before.map(({ markup }) => markup)}${decoyOf(typed, decoyFault !== undefined, reader)}${clauseOf(foundation, reader)}${fieldsets
  .slice(before.length)
  .map(({ markup }) => markup)}<button class="act" type="submit">${translate(`${texts}.submit`)}</button>
</form>
`;
  const whole = `${title} · ${foundation.name}`;
  const page = { path, foundation, main };
  return documentOf(
    { ...page, title: isWrong ? translate('publicPages.faultsTitle', { title: whole }) : whole },
    reader,
  );
}

/** Shown once it is filled in, for a browser may have done it. */
function decoyOf(typed: URLSearchParams, isShown: boolean, { translate }: Reader): Html {
  const value = isShown ? (typed.get(DECOY) ?? '') : '';
  const label = translate('publicPages.decoy');
  if (isShown) {
    return html`<div class="field card"><label for="f-decoy">${label}</label>
<input id="f-decoy" name="${DECOY}" type="text" value="${value}" aria-invalid="true" aria-describedby="f-decoy-fault" autocomplete="off"><p class="fault" id="f-decoy-fault">${translate('validation.leaveEmpty')}</p></div>
`;
  }
  return html`<div class="away" aria-hidden="true"><label for="f-decoy">${label}</label><input id="f-decoy" name="${DECOY}" type="text" tabindex="-1" autocomplete="off"></div>
`;
}

function clauseOf({ informationClause }: Foundation, { translate }: Reader): Html {
  if (!informationClause) return html``;
  return html`<section class="card" aria-labelledby="clause"><h2 id="clause">${translate('fields.informationClause')}</h2><p class="text">${informationClause}</p></section>
`;
}

/** What comes next, once a form has been sent. */
export function donePage(form: PublicForm, foundation: Foundation, reader: Reader): string {
  const { translate, language } = reader;
  const title = translate(`publicPages.${form.name}.done.title`);
  const main = html`<h1>${title}</h1>
<p>${translate(`publicPages.${form.name}.done.text`)}</p>
<p><a class="act" href="${inLanguage(pagePath(foundation.slug), language)}">${translate('publicPages.back')}</a></p>
`;
  const path = pagePath(foundation.slug, `${form.name}/done`);
  return documentOf({ title: `${title} · ${foundation.name}`, path, foundation, main }, reader);
}
