import { dayText } from '../../../contract/dateLocale.ts';
import { minutesText } from '../../../contract/minutesText.ts';
import { withQuery } from '../../core/html/pages/inLanguage.ts';
import { drawPdf } from '../../core/pdf/drawPdf.ts';
import { translator } from '../../core/texts/translator.ts';
import type { WholeCertificate } from './certificateStore.ts';
import { checkPath } from './checkPath.ts';

/**
 * A certificate on paper, in its own language.
 * @param publicUrl where it is checked
 */
export function certificatePdf(certificate: WholeCertificate, publicUrl: string): Promise<Buffer> {
  const { language, issuer, number, holder, code, createdAt, revokedAt } = certificate;
  const translate = translator(language);
  const text = (key: string, values?: Record<string, string | number>) =>
    translate(`volunteers.certificates.paper.${key}`, values);
  const day = (date: string) => dayText(new Date(date), language, 'long');
  const title = text('title');
  const paper = { title: `${title} ${number}`, author: issuer.name, language, createdAt };
  const { dateFrom, dateTo, activities, events, visits, timeEntries, minutes } = certificate;

  return drawPdf(paper, (pen) => {
    pen.text(issuer.name, { size: 13, isBold: true });
    pen.text(issuer.address, { size: 10, isSoft: true });
    pen.text(`${text('vatNr')}: ${issuer.vatNr}`, { size: 10, isSoft: true });
    pen.title(title);
    pen.text(text('number', { number, city: issuer.city, day: day(issuer.day) }), {
      isSoft: true,
    });
    if (revokedAt) pen.text(text('revoked', { day: day(revokedAt.slice(0, 10)) }), { isBold: true });
    pen.facts([
      [text('holder'), holder ?? '–'],
      [text('period'), `${day(dateFrom)} – ${day(dateTo)}`],
      [text('time'), minutesText(minutes, (options) => new Intl.NumberFormat(language, options))],
      ...(events > 0 ? [[text('events'), String(events)] as const] : []),
      ...(visits > 0 ? [[text('visits'), String(visits)] as const] : []),
      ...(timeEntries > 0 ? [[text('timeEntries'), String(timeEntries)] as const] : []),
      ...(activities ? [[text('activities'), activities] as const] : []),
    ]);
    pen.text(text('statement', { organization: issuer.name }));
    pen.text(text('law'), { size: 9, isSoft: true });
    const url = publicUrl + withQuery(checkPath, { code });
    const address = (publicUrl + checkPath).replace(/^https?:\/\//, '');
    pen.foot(text('signature'), { url, label: text('code'), text: text('check', { address, code }) });
  });
}
