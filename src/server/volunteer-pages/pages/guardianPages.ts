import { momentText } from '../../../contract/dateLocale.ts';
import { GuardianRequestForm } from '../../../contract/generated/forms/GuardianRequest.ts';
import type { components } from '../../../contract/generated/types.ts';
import { languageKey } from '../../../contract/languageKey.ts';
import { paths } from '../../../contract/paths.ts';
import { mayAskGuardian } from '../../../domain/volunteers/guardianRules.ts';
import { volunteerPages } from '../../../domain/volunteers/volunteerPages.ts';
import { formControls, formFaults } from '../../core/html/formFields.ts';
import { type Html, html } from '../../core/html/html.ts';
import { formAlert } from '../../core/html/pages/formAlert.ts';
import { inLanguage, withQuery } from '../../core/html/pages/inLanguage.ts';
import type { Reader } from '../../core/html/pages/Reader.ts';
import type { Filled } from '../Filled.ts';
import type { Member } from '../memberSession.ts';
import { memberPage, visitorPage } from './memberPage.ts';

type Question = components['schemas']['GuardianQuestion'];
type Volunteer = Pick<components['schemas']['Volunteer'], 'guardianConsent' | 'guardianConsents'>;

interface Opened {
  readonly token: string;
  readonly question: Question;
  /** The foundation's. */
  readonly timeZone: string;
}

/** What a guardian is asked, or has answered. Only its buttons change something: mail scanners and browsers open links ahead. */
export function guardianPage({ token, question, timeZone }: Opened, reader: Reader): string {
  const { translate } = reader;
  const { organization, volunteerName, guardian, givenFor, status, consentVersion: version } = question;
  const text = (key: string, more: Record<string, string> = {}) =>
    translate(`volunteerPages.guardian.${key}`, { organization, volunteerName, guardian, version, ...more });
  const body =
    status === 'asked'
      ? askingOf({ token, question, timeZone }, reader)
      : html`<p>${text(status)}</p>
${status === 'given' && html`<p>${text('keep')}</p>\n${buttonOf('revoke', token, reader)}`}`;
  const main = html`<p>${text('hello')}</p>
<p>${text(givenFor)}</p>
${body}`;
  const path = withQuery(volunteerPages.guardian.getHref(), { token });
  return visitorPage({ title: text('title'), path, main }, reader);
}

function askingOf({ token, question, timeZone }: Opened, reader: Reader): Html {
  const { translate, language } = reader;
  const { organization, volunteerName, consentVersion: version, expiresAt } = question;
  const text = (key: string, more: Record<string, string> = {}) =>
    translate(`volunteerPages.guardian.${key}`, { organization, volunteerName, version, ...more });
  const date = momentText(new Date(expiresAt), timeZone, language);
  const documents = [paths.terms, paths.privacy];
  return html`<p>${text('asks')}</p>
<ul class="points">${(['volunteering', 'events', 'data'] as const).map((key) => html`<li>${text(key)}</li>\n`)}</ul>
<p>${documents.map(
    ({ getHref, title: name }, index) =>
      html`${index > 0 && ' · '}<a href="${`${getHref()}?${languageKey}=${language}`}" target="_blank" rel="noopener">${translate(name)}</a>`,
  )}</p>
<p>${text('law')}</p>
<p>${text('until', { date })}</p>
${buttonOf('give', token, reader)}<p></p>
${buttonOf('decline', token, reader)}`;
}

/** Where each answer is sent to. */
const answers = {
  give: volunteerPages.guardian,
  decline: volunteerPages.declineGuardian,
  revoke: volunteerPages.revokeGuardian,
};

function buttonOf(answer: keyof typeof answers, token: string, { translate, language }: Reader): Html {
  const look = answer === 'give' ? 'act' : 'act two';
  return html`<form method="post" action="${inLanguage(answers[answer].getHref(), language)}"><input type="hidden" name="token" value="${token}"><button class="${look}" type="submit">${translate(`volunteerPages.guardian.${answer}`)}</button></form>
`;
}

/** A guardian's link that cannot be used, whatever the reason. */
export function deadGuardianPage(reader: Reader): string {
  const { translate } = reader;
  const main = html`<p>${translate('volunteerPages.guardian.dead.text')}</p>\n`;
  const title = translate('volunteerPages.guardian.dead.title');
  return visitorPage({ title, path: volunteerPages.guardian.getHref(), main }, reader);
}

/** How a volunteer under 18 stands, with the way to ask the guardian; nothing from 18 on. */
export function ownConsent(
  { guardianConsent: state, guardianConsents }: Volunteer,
  { translate, language }: Reader,
): Html | false {
  if (!state || state === 'notNeeded') return false;
  const guardian = guardianConsents[0]?.guardian ?? '';
  const action = state === 'missing' || state === 'renew' ? 'action' : 'again';
  return html`<section aria-labelledby="guardian"><h2 id="guardian">${translate('volunteerPages.askGuardian.title')}</h2>
<p>${translate(`volunteerPages.askGuardian.state.${state}`, { guardian })}</p>
${
  mayAskGuardian(state) &&
  html`<p><a class="act two" href="${inLanguage(volunteerPages.askGuardian.getHref(), language)}">${translate(`volunteerPages.askGuardian.${action}`)}</a></p>\n`
}</section>
`;
}

interface Asking extends Filled {
  readonly volunteer: Volunteer;
}

/** Asks whose consent it is, and where the link goes. */
export function askGuardianPage(
  { volunteer, typed, issues = [], refusal }: Asking,
  member: Member,
  reader: Reader,
): string {
  const { translate, language } = reader;
  const path = volunteerPages.askGuardian.getHref();
  const view = { form: GuardianRequestForm, typed, issues, language, translate };
  const faults = formFaults(view);
  const isWrong = faults.length > 0 || refusal !== undefined;
  const state = volunteer.guardianConsent;
  const asks = state && mayAskGuardian(state);
  const form = html`<p>${translate('volunteerPages.askGuardian.text')}</p>
<form method="post" action="${inLanguage(path, language)}" accept-charset="utf-8" novalidate>
${formControls(view)}<button class="act" type="submit">${translate('volunteerPages.askGuardian.submit')}</button>
</form>
<p></p>
`;
  const main = html`${isWrong && formAlert(faults, refusal, reader)}${
    asks ? form : html`<p>${translate('volunteerPages.askGuardian.nothing')}</p>\n`
  }<a class="act two" href="${inLanguage(volunteerPages.profile.getHref(), language)}">${translate('volunteerPages.back')}</a>
`;
  return memberPage(
    { title: translate('volunteerPages.askGuardian.title'), path, main, isWrong },
    member,
    reader,
  );
}
