import contentDisposition from 'content-disposition';
import type { Language } from '../../../contract/Language.ts';
import type { Handlers } from '../../core/http/Call.ts';
import type { Services } from '../../core/services.ts';
import { translator } from '../../core/texts/translator.ts';
import { type Issuer, readIssuer } from '../../hours/readIssuer.ts';
import { annualReportCsv } from './annualReportCsv.ts';
import { readAnnualReport } from './annualReportStore.ts';

/** What a foundation did in a year: to read, and to hand in. */
export function annualReportOperations({ db }: Pick<Services, 'db'>) {
  const readReport = async (organizationId: string, year: number) => {
    const issuer = await readIssuer(organizationId, db);
    const dateTo = lastDay(year, issuer);
    return { issuer, report: await readAnnualReport(organizationId, year, dateTo, db) };
  };
  return {
    getAnnualReport: async ({ params: { id }, query: { year } }) => (await readReport(id, year)).report,

    exportAnnualReport: async ({ params: { id }, query: { year }, language, reply }) => {
      const { report } = await readReport(id, year);
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', contentDisposition(`${fileName(year, language)}.csv`));
      return annualReportCsv(report, language);
    },

    downloadAnnualReport: async ({ params: { id }, query: { year }, language, reply }) => {
      const { report, issuer } = await readReport(id, year);
      // Fonts and their reader are much; most servers never need them.
      const { annualReportPdf } = await import('./annualReportPdf.ts');
      reply
        .type('application/octet-stream')
        .header('content-disposition', contentDisposition(`${fileName(year, language)}.pdf`));
      return annualReportPdf(report, issuer, language);
    },
  } satisfies Partial<Handlers>;
}

/** The last day of a year that is over, or today. */
function lastDay(year: number, { day }: Issuer): string {
  const end = `${year}-12-31`;
  return end < day ? end : day;
}

function fileName(year: number, language: Language): string {
  return translator(language)('overview.report.file', { year });
}
