import { formatNumber } from '../../kit/format/formatNumber.ts';
import { chartColors } from './chartColors.ts';
import type { ChartScale } from './chartScale.ts';
import type { EventsInMonth } from './series.ts';

interface EventsPlotProps {
  readonly rows: readonly EventsInMonth[];
  readonly scale: ChartScale;
}

/** A bar of who signed up, and in it a narrower one of who came; below the month its number of events. */
export function EventsPlot({ rows, scale: { x, y, band, bottom } }: EventsPlotProps) {
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
