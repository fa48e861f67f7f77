import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import { SortSelect } from '../../kit/list/cards/SortSelect.tsx';
import { ExportButton } from '../../kit/list/ExportButton.tsx';

/** How many events are listed, in which order, and the way out of the panel with them. */
export function EventsHeader() {
  const translate = useTranslate();
  const { total } = useListContext();
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2, '& button': { minHeight: 44 } }}
    >
      <Typography role="status" sx={{ color: 'text.secondary', mr: 'auto' }}>
        {total !== undefined && translate('events.count', { smart_count: total })}
      </Typography>
      <ExportButton list={resources.events.list} definition={resources.events.export} />
      <Box sx={{ flex: '0 1 260px', minWidth: 220 }}>
        <SortSelect resource={resources.events} />
      </Box>
    </Stack>
  );
}
