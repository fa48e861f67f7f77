import type { components } from '../../../contract/generated/types.ts';
import type { Language } from '../../../contract/Language.ts';
import { reportParts } from '../../../domain/overview/reportParts.ts';
import { csvText } from '../../core/http/csvCell.ts';
import { BYTE_ORDER_MARK } from '../../core/http/csvStream.ts';
import { translator } from '../../core/texts/translator.ts';

/** An annual report as CSV, a line for each number: the part or the month, what is counted, the number. Time is in minutes. */
export function annualReportCsv(report: components['schemas']['AnnualReport'], language: Language): string {
  const translate = translator(language);
  const text = (key: string) => translate(`overview.report.${key}`);
  const inMinutes = (label: string, isTime: boolean) =>
    isTime ? translate('overview.report.inMinutes', { label }) : label;
  const lines = [
    [text('part'), text('what'), text('number')],
    ...reportParts(report).flatMap((part) =>
      part.lines.map(({ name, value }) => [
        text(`${part.name}.title`),
        inMinutes(text(`${part.name}.${name}`), part.isTime),
        String(value),
      ]),
    ),
    ...report.months.flatMap(({ month, ...numbers }) =>
      Object.entries(numbers).map(([name, value]) => [
        month,
        inMinutes(text(`months.${name}`), name === 'minutes'),
        String(value),
      ]),
    ),
  ];
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(csvText).join(',')}\n`).join('');
}
