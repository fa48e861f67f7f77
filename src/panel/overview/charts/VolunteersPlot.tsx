import { formatNumber } from '../../kit/format/formatNumber.ts';
import { chartColors } from './chartColors.ts';
import type { ChartScale } from './chartScale.ts';
import type { VolunteersInMonth } from './series.ts';

interface VolunteersPlotProps {
  readonly rows: readonly VolunteersInMonth[];
  readonly scale: ChartScale;
}

/** A line of the totals with a dot for each month, the last one in numbers; bars for who was new. */
export function VolunteersPlot({ rows, scale: { x, y, band, bottom } }: VolunteersPlotProps) {
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
