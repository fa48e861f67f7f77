import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Overview } from '../Overview.ts';
import { OverviewSection } from '../OverviewSection.tsx';
import { AttentionCard } from './AttentionCard.tsx';
import { attentionGrid } from './attentionGrid.ts';
import { attentionKinds } from './attentionKinds.ts';
import { Beginning } from './Beginning.tsx';
import { isBeginning } from './isBeginning.ts';
import { NothingToDo } from './NothingToDo.tsx';

/** What needs somebody today; what does not is not there. Where there is nothing at all, what to do first. */
export function AttentionSection({ attention, counters }: Pick<Overview, 'attention' | 'counters'>) {
  const translate = useTranslate();
  const kinds = attentionKinds.filter(({ name }) => attention[name].count > 0);
  if (kinds.length === 0 && isBeginning(counters)) {
    return (
      <OverviewSection title={translate('overview.beginning.title')}>
        <Beginning />
      </OverviewSection>
    );
  }
  return (
    <OverviewSection title={translate('overview.attention.title')}>
      {kinds.length === 0 ? (
        <NothingToDo />
      ) : (
        <Box sx={attentionGrid(kinds.map(({ name }) => attention[name].items.length))}>
          {kinds.map((kind) => (
            <AttentionCard key={kind.name} kind={kind} attention={attention[kind.name]} />
          ))}
        </Box>
      )}
    </OverviewSection>
  );
}
