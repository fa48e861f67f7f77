import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { paths } from '../../../contract/paths.ts';
import { formatMonth } from '../../kit/format/formatDate.ts';
import { formatNumber } from '../../kit/format/formatNumber.ts';
import { ChartCard, ChartFrame, ChartLegend } from './ChartFrame.tsx';
import type { ChartScale } from './chartScale.ts';
import { NumbersTable } from './NumbersTable.tsx';
import { chartColors, numberSample, outlineSample, solidSample } from './samples.tsx';
import type { EventsInMonth } from './VolunteersChart.tsx';

/** Height in pixels of the row with event counts below the months. */
const eventsLine = 26;

/** Per month: sign-ups, attendances, and number of events. */
export function EventsChart({ rows }: { readonly rows: readonly EventsInMonth[] }) {
  const translate = useTranslate();
  const title = translate('overview.charts.events.title');
  const names = {
    signedUp: translate('overview.charts.events.signedUp'),
    attended: translate('overview.charts.events.attended'),
    events: translate('overview.charts.events.events'),
  };
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  const sum = (name: keyof typeof names) => formatNumber(rows.reduce((all, row) => all + row[name], 0));
  const hintOf = (row: EventsInMonth) =>
    [
      formatMonth(row.month),
      ...(['signedUp', 'attended', 'events'] as const).map(
        (name) => `${names[name]}: ${formatNumber(row[name])}`,
      ),
    ].join('\n');

  return (
    <ChartCard
      title={title}
      legend={
        <ChartLegend
          entries={[
            { name: names.signedUp, sample: outlineSample },
            { name: names.attended, sample: solidSample },
            { name: names.events, sample: numberSample },
          ]}
        />
      }
      chart={
        <ChartFrame
          label={translate('overview.charts.events.summary', {
            from: formatMonth(first.month),
            to: formatMonth(last.month),
            events: sum('events'),
            signedUp: sum('signedUp'),
            attended: sum('attended'),
          })}
          months={rows.map(({ month }) => month)}
          max={Math.max(...rows.map((row) => Math.max(row.signedUp, row.attended)))}
          hintOf={(index) => (rows[index] ? hintOf(rows[index]) : '')}
          footer={eventsLine}
        >
          {(scale) => <EventsPlot rows={rows} scale={scale} />}
        </ChartFrame>
      }
      table={
        <NumbersTable
          label={title}
          rows={rows.toReversed()}
          columns={[
            { name: names.events, cell: (row) => <EventsLink row={row} /> },
            { name: names.signedUp, cell: (row) => formatNumber(row.signedUp) },
            { name: names.attended, cell: (row) => formatNumber(row.attended) },
          ]}
        />
      }
    />
  );
}

/** A month's event count, linked to its calendar. */
function EventsLink({ row: { month, events } }: { readonly row: EventsInMonth }) {
  if (events === 0) return formatNumber(events);
  return (
    <Link href={paths.events.getHref({ query: { view: 'calendar', month } })}>{formatNumber(events)}</Link>
  );
}

interface EventsPlotProps {
  readonly rows: readonly EventsInMonth[];
  readonly scale: ChartScale;
}

/** A bar of sign-ups, with a narrower bar of attendances inside; the event count below. */
function EventsPlot({ rows, scale: { x, y, band, bottom } }: EventsPlotProps) {
  const wide = Math.min(band * 0.72, 36);
  const narrow = wide * 0.56;
  const line = bottom + 38;
  return (
    <g aria-hidden>
      {rows.map(({ month, events, signedUp, attended }, index) => (
        <g key={month}>
          <rect
            x={x(index) - wide / 2}
            y={y(signedUp)}
            width={wide}
            height={bottom - y(signedUp)}
            fill={chartColors.tint}
            stroke={chartColors.first}
            strokeWidth="1.5"
          />
          <rect
            x={x(index) - narrow / 2}
            y={y(attended)}
            width={narrow}
            height={bottom - y(attended)}
            fill={chartColors.first}
          />
          {events > 0 && (
            <>
              <circle
                cx={x(index)}
                cy={line}
                r={Math.min(10, band / 2 - 1)}
                fill="none"
                stroke={chartColors.text}
              />
              <text x={x(index)} y={line + 4} fontSize="11" textAnchor="middle" fill={chartColors.strong}>
                {formatNumber(events)}
              </text>
            </>
          )}
        </g>
      ))}
    </g>
  );
}
