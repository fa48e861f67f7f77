import type { ErrorCode } from '../../../contract/statusOfError.ts';
import { pagesPath } from '../../../domain/public-pages/pagePath.ts';
import { html } from '../../core/html/html.ts';
import type { Reader } from '../../core/html/pages/Reader.ts';
import { documentOf } from './document.ts';

/** The same for every address that no page is at, whatever the reason. */
export function notFoundPage(reader: Reader): string {
  const { translate } = reader;
  const title = translate('publicPages.notFound.title');
  const main = html`<h1>${title}</h1>\n<p>${translate('publicPages.notFound.text')}</p>\n`;
  return documentOf({ title, path: pagesPath, main }, reader);
}

/** Why something cannot be done, where no form can be shown again. */
export function failurePage(code: ErrorCode, reader: Reader): string {
  const title = reader.translate(`errors.${code}`);
  return documentOf({ title, path: pagesPath, main: html`<h1>${title}</h1>\n` }, reader);
}
