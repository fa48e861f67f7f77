import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { LandingCounter } from './LandingCounter.tsx';
import { useStatistics } from './useStatistics.ts';

const names = ['members', 'futureEvents', 'activeEvents', 'finishedEvents'] as const;

/** How many people and events there are, over all foundations (specification, section 1). */
export function LandingCounters() {
  const translate = useTranslate();
  const statistics = useStatistics();
  if (statistics === null) return null;
  return (
    <Box component="section" aria-label={translate('landing.counters.title')} aria-busy={!statistics}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
          gap: { xs: 2, md: 3 },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {names.map((name) => (
          <LandingCounter key={name} name={name} count={statistics?.[name]} />
        ))}
      </Box>
    </Box>
  );
}
