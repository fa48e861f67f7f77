import { useTranslate } from 'react-admin';
import { formatMonth } from '../../kit/format/formatDate.ts';
import { formatNumber } from '../../kit/format/formatNumber.ts';
import type { Overview } from '../OverviewSection.tsx';
import { ChartCard, ChartFrame, ChartLegend } from './ChartFrame.tsx';
import type { ChartScale } from './chartScale.ts';
import { NumbersTable } from './NumbersTable.tsx';
import { chartColors, lineSample, plainSample } from './samples.tsx';

export type VolunteersInMonth = Overview['series']['volunteersByMonth'][number];
export type EventsInMonth = Overview['series']['eventsByMonth'][number];

/** Per month: total volunteers at its end, and new ones. */
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
          rows={rows.toReversed()}
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

interface VolunteersPlotProps {
  readonly rows: readonly VolunteersInMonth[];
  readonly scale: ChartScale;
}

/** Line with a dot per month and the last total as a number; bars for new volunteers. */
function VolunteersPlot({ rows, scale: { x, y, band, bottom } }: VolunteersPlotProps) {
  const points = rows.map(({ total }, index) => `${x(index)} ${y(total)}`);
  const last = rows.length - 1;
  const bar = Math.min(band * 0.5, 20);
  return (
    <g aria-hidden>
      <path d={`M${x(0)} ${bottom}L${points.join('L')}L${x(last)} ${bottom}z`} fill={chartColors.tint} />
      {rows.map(({ month, added }, index) => (
        <rect
          key={month}
          x={x(index) - bar / 2}
          y={y(added)}
          width={bar}
          height={bottom - y(added)}
          fill={chartColors.second}
        />
      ))}
      <path
        d={`M${points.join('L')}`}
        fill="none"
        stroke={chartColors.first}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {rows.map(({ month, total }, index) => (
        <circle
          key={month}
          cx={x(index)}
          cy={y(total)}
          r="3.5"
          fill={chartColors.paper}
          stroke={chartColors.first}
          strokeWidth="2"
        />
      ))}
      <text
        x={x(last) + band / 2}
        y={y(rows[last]?.total ?? 0) - 10}
        textAnchor="end"
        fontWeight="500"
        fill={chartColors.strong}
      >
        {formatNumber(rows[last]?.total ?? 0)}
      </text>
    </g>
  );
}
