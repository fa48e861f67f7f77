import { dateLocale, dayText } from '../../../contract/dateLocale.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { Language } from '../../../contract/Language.ts';
import { minutesText } from '../../../contract/minutesText.ts';
import { reportParts } from '../../../domain/overview/reportParts.ts';
import { drawPdf } from '../../core/pdf/drawPdf.ts';
import { translator } from '../../core/texts/translator.ts';
import type { Issuer } from '../../hours/readIssuer.ts';

type AnnualReport = components['schemas']['AnnualReport'];

/** An annual report on paper. */
export function annualReportPdf(report: AnnualReport, issuer: Issuer, language: Language): Promise<Buffer> {
  const { year, dateTo, months } = report;
  const translate = translator(language);
  const text = (key: string, values?: Record<string, string | number>) =>
    translate(`overview.report.${key}`, values);
  const format = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options);
  const number = (value: number) => format().format(value);
  const time = (minutes: number) => minutesText(minutes, format);
  const month = new Intl.DateTimeFormat(dateLocale(language), { month: 'long', timeZone: 'UTC' });
  const title = text('title', { year });
  const paper = { title, author: issuer.name, language, createdAt: `${dateTo}T00:00:00Z` };

  return drawPdf(paper, (pen) => {
    pen.text(issuer.name, { size: 13, isBold: true });
    pen.text(issuer.address, { size: 10, isSoft: true });
    pen.text(`${text('vatNr')}: ${issuer.vatNr}`, { size: 10, isSoft: true });
    pen.title(title);
    pen.text(text('until', { day: dayText(new Date(dateTo), language, 'long') }));
    for (const { name, isTime, lines } of reportParts(report)) {
      pen.table(
        text(`${name}.title`),
        [text('what'), text(isTime ? 'timeGiven' : 'number')],
        lines.map((line) => [text(`${name}.${line.name}`), (isTime ? time : number)(line.value)]),
      );
    }
    pen.table(
      text('months.title'),
      [text('months.month'), ...columns.map((column) => text(`months.${column}`))],
      months.map((row) => [
        month.format(new Date(`${row.month}-01`)),
        ...columns.map((column) => (column === 'minutes' ? time : number)(row[column])),
      ]),
    );
    pen.text(text('note'), { size: 9, isSoft: true });
  });
}

const columns = ['volunteers', 'minutes', 'visits', 'events'] as const;
