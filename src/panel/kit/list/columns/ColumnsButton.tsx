import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ResourceDefinition } from '../../../../contract/ResourceDefinition.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { ToolButton } from '../ToolButton.tsx';
import { useCompact } from './useColumns.ts';

/** With what drags, which few need. */
const ColumnChoices = lazyPart(
  () => import('./ColumnChoices.tsx'),
  <Skeleton variant="rounded" width={240} height={220} />,
);

/** Cards have no rows. */
const onlyWide = { display: { xs: 'none', md: 'flex' } };

/** Menu to show, hide and move columns of the table, which are also the lines of the cards, and for how high its rows are. */
export function ColumnsButton({ resource }: { readonly resource: ResourceDefinition }) {
  const translate = useTranslate();
  const [isCompact, setCompact] = useCompact();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const title = translate('ra.action.select_columns');

  return (
    <>
      <ToolButton
        label={title}
        startIcon={<ColumnsIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { id, role: 'dialog', 'aria-label': title, sx: { mt: 1, p: 1, maxHeight: '60vh' } },
        }}
      >
        <ColumnChoices resource={resource} />
        <Divider sx={onlyWide} />
        <FormControlLabel
          sx={{ mx: 0, pr: 2, minHeight: 44, ...onlyWide }}
          control={<Checkbox checked={isCompact} onChange={() => setCompact(!isCompact)} />}
          label={translate('kit.list.compact')}
        />
      </Popover>
    </>
  );
}
