import { SignInLinkRequestForm } from '../../../contract/generated/forms/SignInLinkRequest.ts';
import { paths } from '../../../contract/paths.ts';
import { volunteerPages } from '../../../domain/volunteers/volunteerPages.ts';
import { formControls, formFaults } from '../../core/html/formFields.ts';
import { html } from '../../core/html/html.ts';
import { formAlert } from '../../core/html/pages/formAlert.ts';
import { inLanguage, withQuery } from '../../core/html/pages/inLanguage.ts';
import type { Reader } from '../../core/html/pages/Reader.ts';
import type { Filled } from '../Filled.ts';
import { visitorPage } from './memberPage.ts';

/** Asks for the address that the link is mailed to. */
export function signInPage({ typed, issues = [], refusal }: Filled, reader: Reader): string {
  const { translate, language } = reader;
  const wanted = typed.get('page');
  const path = withWanted(volunteerPages.signIn.getHref(), wanted);
  const view = { form: SignInLinkRequestForm, typed, issues, language, translate };
  const faults = formFaults(view);
  const isWrong = faults.length > 0 || refusal !== undefined;
  const main = html`<p class="lead">${translate('volunteerPages.signIn.text')}</p>
${isWrong && formAlert(faults, refusal, reader)}<form method="post" action="${inLanguage(path, language)}" accept-charset="utf-8" novalidate>
${formControls(view)}<button class="act" type="submit">${translate('volunteerPages.signIn.submit')}</button>
</form>
<p></p>
<p><a href="${paths.login.getHref()}">${translate('volunteerPages.signIn.coordinators')}</a></p>
`;
  return visitorPage({ title: translate('volunteerPages.signIn.title'), path, main, isWrong }, reader);
}

/** The same whether or not anything is mailed. */
export function signInSentPage(wanted: string | undefined, reader: Reader): string {
  const { translate, language } = reader;
  const again = inLanguage(withWanted(volunteerPages.signIn.getHref(), wanted), language);
  const main = html`<p>${translate('volunteerPages.sent.text')}</p>
<p><a href="${again}">${translate('volunteerPages.sent.again')}</a></p>
`;
  const path = withWanted(volunteerPages.signInSent.getHref(), wanted);
  return visitorPage({ title: translate('volunteerPages.sent.title'), path, main }, reader);
}

interface Link {
  readonly token: string;
  /** Page that it opens. */
  readonly wanted: string | undefined;
}

/** Only its button uses the link up: mail scanners and browsers open links ahead. */
export function linkPage({ token, wanted }: Link, organization: string, reader: Reader): string {
  const { translate, language } = reader;
  const path = withQuery(volunteerPages.link.getHref(), { token, ...(wanted && { page: wanted }) });
  const main = html`<p>${translate('volunteerPages.link.text')}</p>
<form method="post" action="${inLanguage(volunteerPages.link.getHref(), language)}"><input type="hidden" name="token" value="${token}">${wanted && html`<input type="hidden" name="page" value="${wanted}">`}
<button class="act" type="submit">${translate('account.login.submit')}</button>
</form>
`;
  return visitorPage({ title: translate('volunteerPages.link.title', { organization }), path, main }, reader);
}

/** A link that cannot be used, whatever the reason. */
export function deadLinkPage(wanted: string | undefined, reader: Reader): string {
  const { translate, language } = reader;
  const again = inLanguage(withWanted(volunteerPages.signIn.getHref(), wanted), language);
  const main = html`<p>${translate('volunteerPages.link.dead.text')}</p>
<p><a class="act" href="${again}">${translate('volunteerPages.link.dead.again')}</a></p>
`;
  const path = withWanted(volunteerPages.link.getHref(), wanted);
  return visitorPage({ title: translate('volunteerPages.link.dead.title'), path, main }, reader);
}

/** After the own account is gone. */
export function leftPage(reader: Reader): string {
  const { translate } = reader;
  const main = html`<p>${translate('volunteerPages.left.text')}</p>\n`;
  return visitorPage(
    { title: translate('volunteerPages.left.title'), path: volunteerPages.left.getHref(), main },
    reader,
  );
}

function withWanted(path: string, wanted: string | null | undefined): string {
  return wanted ? withQuery(path, { page: wanted }) : path;
}
