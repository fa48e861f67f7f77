import { useTranslate } from 'react-admin';
import { formatMonth } from '../../kit/format/formatMonth.ts';
import { formatNumber } from '../../kit/format/formatNumber.ts';
import { ChartCard } from './ChartCard.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { EventsLink } from './EventsLink.tsx';
import { EventsPlot } from './EventsPlot.tsx';
import { eventsLine } from './eventsLine.ts';
import { NumbersTable } from './NumbersTable.tsx';
import { numberSample, outlineSample, solidSample } from './samples.tsx';
import type { EventsInMonth } from './series.ts';

/** Events and participation by month: how many signed up, how many of them came, at how many events. */
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
          rows={rows}
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
