import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../kit/format/formatNumber.ts';
import type { Statistics } from './useStatistics.ts';

interface LandingCounterProps {
  readonly name: keyof Statistics;
  /** Missing until it is known. */
  readonly count: number | undefined;
}

/** A number and its noun in the right form; as high before it is known as after. */
export function LandingCounter({ name, count }: LandingCounterProps) {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={{ minHeight: { xs: 92, md: 72 }, pl: 2, borderLeft: 3, borderColor: 'primary.main' }}
    >
      <Typography
        component="span"
        sx={{
          display: 'block',
          fontSize: { xs: '1.75rem', md: '2.25rem' },
          fontWeight: 700,
          lineHeight: 1.2,
        }}
      >
        {count === undefined ? <Skeleton width={80} /> : `${formatNumber(count)} `}
      </Typography>
      <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {count === undefined ? (
          <Skeleton width={120} />
        ) : (
          translate(`landing.counters.${name}`, { smart_count: count })
        )}
      </Typography>
    </Box>
  );
}
