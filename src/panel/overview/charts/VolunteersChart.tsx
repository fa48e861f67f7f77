import { useTranslate } from 'react-admin';
import { formatMonth } from '../../kit/format/formatMonth.ts';
import { formatNumber } from '../../kit/format/formatNumber.ts';
import { ChartCard } from './ChartCard.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { NumbersTable } from './NumbersTable.tsx';
import { lineSample, plainSample } from './samples.tsx';
import type { VolunteersInMonth } from './series.ts';
import { VolunteersPlot } from './VolunteersPlot.tsx';

/** Volunteers over time: how many at the end of each month, and how many were new in it. */
export function VolunteersChart({ rows }: { readonly rows: readonly VolunteersInMonth[] }) {
  const translate = useTranslate();
  const title = translate('overview.charts.volunteers.title');
  const total = translate('overview.charts.volunteers.total');
  const added = translate('overview.charts.volunteers.added');
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;

  return (
    <ChartCard
      title={title}
      legend={
        <ChartLegend
          entries={[
            { name: total, sample: lineSample },
            { name: added, sample: plainSample },
          ]}
        />
      }
      chart={
        <ChartFrame
          label={translate('overview.charts.volunteers.summary', {
            from: formatMonth(first.month),
            to: formatMonth(last.month),
            first: formatNumber(first.total),
            last: formatNumber(last.total),
          })}
          months={rows.map(({ month }) => month)}
          max={Math.max(...rows.map((row) => Math.max(row.total, row.added)))}
          hintOf={(index) => hintOf(rows[index], total, added)}
        >
          {(scale) => <VolunteersPlot rows={rows} scale={scale} />}
        </ChartFrame>
      }
      table={
        <NumbersTable
          label={title}
          rows={rows}
          columns={[
            { name: total, cell: (row) => formatNumber(row.total) },
            { name: added, cell: (row) => formatNumber(row.added) },
          ]}
        />
      }
    />
  );
}

function hintOf(row: VolunteersInMonth | undefined, total: string, added: string): string {
  if (!row) return '';
  return `${formatMonth(row.month)}\n${total}: ${formatNumber(row.total)}\n${added}: ${formatNumber(row.added)}`;
}
