import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatMonth } from '../../kit/format/formatDate.ts';
import { numberFormat } from '../../kit/format/formatNumber.ts';
import { type ChartScale, chartScale, plot } from './chartScale.ts';
import { chartColors } from './samples.tsx';

interface ChartFrameProps {
  /** Accessible description in one sentence. */
  readonly label: string;
  readonly months: readonly string[];
  readonly max: number;
  /** Tooltip of a month. */
  readonly hintOf: (index: number) => string;
  /** Pixels below the month names. */
  readonly footer?: number;
  readonly children: (scale: ChartScale) => ReactNode;
}

const monthLine = 28;

/** SVG with axes, as wide as its container and of fixed height. */
export function ChartFrame({ label, months, max, hintOf, footer = 0, children }: ChartFrameProps) {
  const [place, width] = useWidth<HTMLDivElement>();
  const scale = useMemo(() => chartScale(width, months.length, max), [width, months.length, max]);
  const height = scale.bottom + monthLine + footer;

  return (
    <div ref={place} style={{ height, overflow: 'hidden' }}>
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={height}
        fontSize="12"
        style={{ display: 'block' }}
      >
        {scale.ticks.map((tick) => (
          <g key={tick} aria-hidden>
            <path d={`M${scale.left} ${scale.y(tick)}H${width - plot.right}`} stroke={chartColors.line} />
            <text x={scale.left - 8} y={scale.y(tick) + 4} textAnchor="end" fill={chartColors.text}>
              {compactNumber(tick)}
            </text>
          </g>
        ))}
        {children(scale)}
        {months.map((month, index) => (
          <g key={month} aria-hidden>
            {scale.isNamed(index) && (
              <text x={scale.x(index)} y={scale.bottom + 20} textAnchor="middle" fill={chartColors.text}>
                {formatMonth(month, 'short')}
              </text>
            )}
            <rect x={scale.x(index) - scale.band / 2} width={scale.band} height={height} fill="transparent">
              <title>{hintOf(index)}</title>
            </rect>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** Short number for an axis: `20 tys.` */
function compactNumber(value: number): string {
  return numberFormat({ notation: 'compact' }).format(value);
}

/** Width of a narrow phone, replaced by the measured one before the first paint. */
const unknown = 296;

/** Current width of an element in whole pixels. */
function useWidth<Tag extends HTMLElement>(): [RefObject<Tag | null>, number] {
  const ref = useRef<Tag>(null);
  const [width, setWidth] = useState(unknown);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth) || unknown);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

interface ChartCardProps {
  readonly title: string;
  readonly legend: ReactNode;
  readonly chart: ReactNode;
  /** The same data as a table. */
  readonly table: ReactNode;
}

/** A chart with title and legend, and the same data as a table. */
export function ChartCard({ title, legend, chart, table }: ChartCardProps) {
  const translate = useTranslate();
  return (
    <Card
      component="figure"
      sx={{ display: 'flex', flexDirection: 'column', m: 0, p: { xs: 2, sm: 3 }, pb: { xs: 1, sm: 2 } }}
    >
      <figcaption>
        <Typography variant="h2" component="h3">
          {title}
        </Typography>
        {legend}
      </figcaption>
      {chart}
      <Box component="details" sx={{ mt: 'auto', pt: 1 }}>
        <Box
          component="summary"
          sx={{
            cursor: 'pointer',
            py: 1.25,
            color: 'primary.main',
            typography: 'body2',
            fontWeight: 500,
            '&:focus-visible': { outline: '2px solid', outlineOffset: 2 },
          }}
        >
          {translate('overview.charts.table')}
        </Box>
        {table}
      </Box>
    </Card>
  );
}

interface LegendEntry {
  readonly name: string;
  /** Drawn in 20 × 12 pixels. */
  readonly sample: ReactNode;
}

/** Legend that identifies series by shape, not only by colour. */
export function ChartLegend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  return (
    <Stack
      direction="row"
      component="ul"
      sx={{ m: 0, mt: 1, mb: 1, p: 0, flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}
    >
      {entries.map(({ name, sample }) => (
        <Typography
          key={name}
          component="li"
          variant="body2"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, listStyle: 'none', color: 'text.secondary' }}
        >
          <svg width="20" height="12" aria-hidden="true">
            {sample}
          </svg>
          {name}
        </Typography>
      ))}
    </Stack>
  );
}
