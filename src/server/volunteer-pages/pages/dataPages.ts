import { volunteerPages } from '../../../domain/volunteers/volunteerPages.ts';
import { html } from '../../core/html/html.ts';
import { inLanguage, withQuery } from '../../core/html/pages/inLanguage.ts';
import type { Reader } from '../../core/html/pages/Reader.ts';
import type { Member } from '../memberSession.ts';
import { memberPage, refusalAlert, visitorPage } from './memberPage.ts';

interface Asked {
  /** Where the link goes. */
  readonly email: string;
  readonly done: string | undefined;
  readonly refusal: string | undefined;
}

/** Offers to mail the link to the own data. */
export function ownDataPage({ email, done, refusal }: Asked, member: Member, reader: Reader): string {
  const { translate, language } = reader;
  const path = volunteerPages.data.getHref();
  const main = html`${refusal && refusalAlert(refusal)}<p>${translate('volunteerPages.data.text', { email })}</p>
<form method="post" action="${inLanguage(path, language)}"><button class="act" type="submit">${translate('volunteerPages.data.submit')}</button></form>
<p><a href="${inLanguage(volunteerPages.dataRequests.getHref(), language)}">${translate('volunteerPages.dataRequests.link')}</a></p>
<a class="act two" href="${inLanguage(volunteerPages.profile.getHref(), language)}">${translate('volunteerPages.back')}</a>
`;
  const title = translate('volunteerPages.data.title');
  return memberPage({ title, path, main, done, isWrong: refusal !== undefined }, member, reader);
}

/** Only its button uses the link up: mail scanners and browsers open links ahead. */
export function dataLinkPage(token: string, organization: string, reader: Reader): string {
  const { translate, language } = reader;
  const path = volunteerPages.dataLink.getHref();
  const main = html`<p>${translate('volunteerPages.dataLink.text')}</p>
<form method="post" action="${inLanguage(path, language)}"><input type="hidden" name="token" value="${token}">
<button class="act" type="submit">${translate('volunteerPages.dataLink.submit')}</button>
</form>
`;
  const title = translate('volunteerPages.dataLink.title', { organization });
  return visitorPage({ title, path: withQuery(path, { token }), main }, reader);
}

/** A link to the data that cannot be used, whatever the reason. */
export function deadDataLinkPage(reader: Reader): string {
  const { translate, language } = reader;
  const again = inLanguage(volunteerPages.data.getHref(), language);
  const main = html`<p>${translate('volunteerPages.dataLink.dead.text')}</p>
<p><a class="act" href="${again}">${translate('volunteerPages.dataLink.dead.again')}</a></p>
`;
  const title = translate('volunteerPages.dataLink.dead.title');
  return visitorPage({ title, path: volunteerPages.dataLink.getHref(), main }, reader);
}
