import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useListContext, useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import { SortSelect } from '../../kit/list/cards/SortSelect.tsx';
import { ExportButton } from '../../kit/list/ExportButton.tsx';

/** How many events are listed, in which order, and the way out of the panel with them. */
export function EventsHeader() {
  const translate = useTranslate();
  const { total } = useListContext();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: { sm: 'wrap' }, gap: { xs: 1, sm: 2 } }}>
      {/* The tab says it, too, which is enough for a phone. */}
      <Typography
        role="status"
        sx={[
          { color: 'text.secondary', mr: 'auto' },
          (theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden }),
        ]}
      >
        {total !== undefined && translate('events.count', { smart_count: total })}
      </Typography>
      <Box sx={{ flex: { xs: '1 1 0', sm: '0 1 17.5rem' }, minWidth: 0 }}>
        <SortSelect resource={resources.events} />
      </Box>
      <ExportButton list={resources.events.list} definition={resources.events.export} />
    </Stack>
  );
}
