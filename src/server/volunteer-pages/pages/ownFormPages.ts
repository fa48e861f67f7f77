import { LeaveInputForm } from '../../../contract/generated/forms/LeaveInput.ts';
import { VolunteerUpdateForm } from '../../../contract/generated/forms/VolunteerUpdate.ts';
import { volunteerPages } from '../../../domain/volunteers/volunteerPages.ts';
import { formControls, formFaults, formFieldsets } from '../../core/html/formFields.ts';
import { type Html, html } from '../../core/html/html.ts';
import { formAlert } from '../../core/html/pages/formAlert.ts';
import { inLanguage } from '../../core/html/pages/inLanguage.ts';
import type { Reader } from '../../core/html/pages/Reader.ts';
import type { Filled } from '../Filled.ts';
import type { Member } from '../memberSession.ts';
import { memberPage } from './memberPage.ts';

interface Profile extends Filled {
  readonly done?: string | undefined;
  /** Version of the record that saving replaces. */
  readonly version: string;
  /** Whether somebody else has changed the record since the page was opened. */
  readonly isChanged?: boolean;
  /** Whether the volunteer gets news of the foundation. */
  readonly hasNews: boolean;
  /** How a volunteer under 18 stands with the guardian’s consent. */
  readonly consent: Html | false;
}

/** The volunteer's own data, to be put right. */
export function profilePage(
  { typed, issues = [], refusal, version, isChanged, hasNews, consent, done }: Profile,
  member: Member,
  reader: Reader,
): string {
  const { translate, language } = reader;
  const path = volunteerPages.profile.getHref();
  const here = inLanguage(path, language);
  const own = (key: string) => {
    const text = translate(key);
    return text === key ? undefined : text;
  };
  const view = {
    ...{ form: VolunteerUpdateForm, typed, issues, language, translate },
    nameOf: (field: string) => own(`publicPages.volunteer.fields.${field}`),
    hintOf: (field: string) => (field === 'email' ? translate('volunteerPages.profile.email') : undefined),
  };
  const faults = formFaults(view);
  const isWrong = faults.length > 0 || refusal !== undefined;
  const main = html`${isWrong && formAlert(faults, refusal, reader)}${consent}${
    isChanged &&
    html`<p><a href="${here}" target="_blank">${translate('volunteerPages.profile.current')}</a></p>\n`
  }<form method="post" action="${here}" accept-charset="utf-8" novalidate>
<p>${translate('publicPages.required')}</p>
<input type="hidden" name="version" value="${version}">
${formFieldsets(view).map(({ markup }) => markup)}<button class="act" type="submit">${translate('volunteerPages.profile.submit')}</button>
</form>
${newsOf(hasNews, member, reader)}<p><a class="plain" href="${inLanguage(volunteerPages.data.getHref(), language)}">${translate('volunteerPages.data.title')}</a></p>
<p><a class="plain" href="${inLanguage(volunteerPages.leave.getHref(), language)}">${translate('volunteerPages.profile.leave')}</a></p>
`;
  return memberPage(
    { title: translate('volunteerPages.profile.title'), path, main, isWrong, done },
    member,
    reader,
  );
}

/** Stops news, or has them again. */
function newsOf(
  hasNews: boolean,
  { organizationName: organization }: Member,
  { translate, language }: Reader,
): Html {
  const texts = `news.${hasNews ? 'on' : 'off'}`;
  return html`<section aria-labelledby="news"><h2 id="news">${translate(`${texts}.title`, { organization })}</h2>
<p>${translate(`${texts}.text`, { organization })}</p>
<form method="post" action="${inLanguage(volunteerPages.news.getHref(), language)}">${!hasNews && html`<input type="hidden" name="wanted" value="true">`}<button class="act two" type="submit">${translate(`${texts}.action`)}</button></form></section>
`;
}

/** Asks for the reason before the volunteer leaves, and says what is lost. */
export function leavePage({ typed, issues = [], refusal }: Filled, member: Member, reader: Reader): string {
  const { translate, language } = reader;
  const path = volunteerPages.leave.getHref();
  const view = { form: LeaveInputForm, typed, issues, language, translate };
  const faults = formFaults(view);
  const isWrong = faults.length > 0 || refusal !== undefined;
  const main = html`<p>${translate('volunteerPages.leave.text')}</p>
${isWrong && formAlert(faults, refusal, reader)}<form method="post" action="${inLanguage(path, language)}" accept-charset="utf-8" novalidate>
${formControls(view)}<button class="act" type="submit">${translate('volunteerPages.leave.submit')}</button>
</form>
<p></p>
<a class="act two" href="${inLanguage(volunteerPages.profile.getHref(), language)}">${translate('volunteerPages.back')}</a>
`;
  const title = translate('volunteerPages.leave.title', { organization: member.organizationName });
  return memberPage({ title, path, main, isWrong }, member, reader);
}
