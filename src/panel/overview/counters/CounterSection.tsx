import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Overview } from '../Overview.ts';
import { OverviewSection } from '../OverviewSection.tsx';
import { CounterLink } from './CounterLink.tsx';
import { counterGrid } from './counterGrid.ts';
import { counters as all } from './counters.ts';

export function CounterSection({ counters }: Pick<Overview, 'counters'>) {
  const translate = useTranslate();
  return (
    <OverviewSection title={translate('overview.counters.title')}>
      <Box component="ul" sx={counterGrid}>
        {all.map((counter) => (
          <CounterLink key={counter.name} counter={counter} count={counters[counter.name]} />
        ))}
      </Box>
    </OverviewSection>
  );
}
