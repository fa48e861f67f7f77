import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { keepClearBelow } from '../../focus/keepClear.ts';
import type { ListSelection } from '../RecordMark.tsx';
import { useSelection } from './SelectRecord.tsx';

/** Number of selected records and the bulk actions. Sticky while the list scrolls. */
export function SelectionBar({ selection }: { readonly selection: ListSelection }) {
  const translate = useTranslate();
  const { selected, clear } = useSelection(selection);
  const count = selected.length;

  return (
    <>
      <Typography role="status" sx={visuallyHidden}>
        {count > 0 && translate('ra.action.bulk_actions', { smart_count: count })}
      </Typography>
      {count > 0 && (
        <Paper
          ref={keepClearBelow}
          variant="outlined"
          // Below the header, which is sticky too.
          sx={{ position: 'sticky', top: 72, zIndex: 2, px: 2, py: 1, borderColor: 'primary.main' }}
        >
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
            <Typography aria-hidden sx={{ fontWeight: 500, mr: 'auto' }}>
              {translate('ra.action.bulk_actions', { smart_count: count })}
            </Typography>
            <Button color="inherit" onClick={clear}>
              {translate('ra.action.unselect')}
            </Button>
            {selection.actions(selected)}
          </Stack>
        </Paper>
      )}
    </>
  );
}
