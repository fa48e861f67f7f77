import { volunteerPages } from '../../../domain/volunteers/volunteerPages.ts';
import { type Html, html } from '../../core/html/html.ts';
import { frame } from '../../core/html/pages/frame.ts';
import { inLanguage } from '../../core/html/pages/inLanguage.ts';
import type { Reader } from '../../core/html/pages/Reader.ts';
import type { Member } from '../memberSession.ts';

/** Pages that each page leads to. */
const tabs = ['events', 'hours', 'papers', 'profile', 'calendar'] as const;

interface Page {
  readonly title: string;
  /** Its address, without the language. */
  readonly path: string;
  readonly main: Html;
  /** What has been done just before, in words. */
  readonly done?: string | undefined;
  /** Whether it shows what is wrong with a form. */
  readonly isWrong?: boolean;
}

/** A page of a volunteer who is signed in. */
export function memberPage(
  { title, path, main, done, isWrong }: Page,
  member: Member,
  reader: Reader,
): string {
  const { translate, language } = reader;
  const whole = `${title} · ${member.organizationName}`;
  return frame(
    {
      title: isWrong ? translate('publicPages.faultsTitle', { title: whole }) : whole,
      path,
      home: html`<span class="home">${member.organizationName}</span>`,
      cover: html`<nav class="tabs" aria-label="${translate('volunteerPages.nav')}"><div class="wrap"><ul>${tabs.map(
        (name) => {
          const href = volunteerPages[name].getHref();
          return html`<li><a href="${inLanguage(href, language)}"${path === href && html` aria-current="page"`}>${translate(`volunteerPages.tabs.${name}`)}</a></li>`;
        },
      )}<li><form method="post" action="${inLanguage(volunteerPages.signOut.getHref(), language)}"><button class="plain" type="submit">${translate('volunteerPages.signOut')}</button></form></li></ul></div></nav>
`,
      main: html`<h1>${title}</h1>
${done && html`<p class="done" role="status">${done}</p>\n`}${main}`,
    },
    reader,
  );
}

/** A page of these for who is not signed in. */
export function visitorPage({ title, path, main, isWrong }: Omit<Page, 'done'>, reader: Reader): string {
  const { translate } = reader;
  return frame(
    {
      title: isWrong ? translate('publicPages.faultsTitle', { title }) : title,
      path,
      main: html`<h1>${title}</h1>\n${main}`,
    },
    reader,
  );
}

interface Question {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly submit: string;
  /** Where who does not want to goes. */
  readonly back: string;
  /** Why it could not be done. */
  readonly refusal: string | undefined;
}

/** Asks before something is done. */
export function questionPage(
  { title, text, path, submit, back, refusal }: Question,
  member: Member,
  reader: Reader,
): string {
  const { translate, language } = reader;
  const main = html`${refusal && refusalAlert(refusal)}<p>${text}</p>
<form method="post" action="${inLanguage(path, language)}"><button class="act" type="submit">${submit}</button></form>
<p></p>
<a class="act two" href="${inLanguage(back, language)}">${translate('volunteerPages.back')}</a>
`;
  return memberPage({ title, path, main, isWrong: refusal !== undefined }, member, reader);
}

/** Why something could not be done. */
export function refusalAlert(text: string): Html {
  return html`<div class="alert" role="alert"><p>${text}</p></div>\n`;
}

interface Paged {
  readonly page: number;
  readonly totalPages: number;
}

/** Ways to the pages before and after that of a list. @param hrefOf address of a page, counted from 0 */
export function pagesOf(
  { page, totalPages }: Paged,
  hrefOf: (page: number) => string,
  { translate }: Reader,
): Html {
  if (totalPages <= 1) return html``;
  const linkTo = (to: number, key: string) =>
    to >= 0 && to < totalPages
      ? html`<a class="plain" href="${hrefOf(to)}">${translate(`volunteerPages.pages.${key}`)}</a>`
      : html`<span></span>`;
  return html`<nav class="row" aria-label="${translate('volunteerPages.pages.label')}">${linkTo(page - 1, 'previous')}<span>${translate(
    'volunteerPages.pages.at',
    { page: page + 1, pages: totalPages },
  )}</span>${linkTo(page + 1, 'next')}</nav>
`;
}
