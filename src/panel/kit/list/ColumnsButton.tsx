import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import type { ColumnDefinition, ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import { columnsKey, compactKey } from '../../data/storeItem.ts';
import { useContractTexts } from '../text/useContractTexts.ts';
import { ToolButton } from './ToolButton.tsx';
import { useOpenView } from './views/useSavedViews.ts';

/** Cards have no rows. */
const onlyWide = { display: { xs: 'none', md: 'flex' } };

/** Menu to show and hide columns of the table, which are also the lines of the cards, and for how high its rows are. */
export function ColumnsButton({ resource }: { readonly resource: ResourceDefinition }) {
  const translate = useTranslate();
  const { field } = useContractTexts();
  const { choosable, isVisible, toggle } = useColumns(resource);
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
        <FormGroup>
          {choosable.map((column) => (
            <FormControlLabel
              key={column.name}
              sx={{ mx: 0, pr: 2, minHeight: 44 }}
              control={<Checkbox checked={isVisible(column)} onChange={() => toggle(column)} />}
              label={field(column)}
            />
          ))}
        </FormGroup>
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

interface Columns {
  readonly visible: readonly ColumnDefinition[];
  /** Columns that can be hidden; the record's label always stays. */
  readonly choosable: readonly ColumnDefinition[];
  readonly isVisible: (column: ColumnDefinition) => boolean;
  readonly toggle: (column: ColumnDefinition) => void;
  /** Whether other columns are shown than those of the contract or of the open view. */
  readonly isChosen: boolean;
  /** Back to those. */
  readonly forget: () => void;
}

/**
 * The user's chosen columns, in local storage. Only differences from the contract, or from the saved view that
 * is open, are stored, so that new columns of the contract appear.
 */
export function useColumns({ name, label, columns }: ResourceDefinition): Columns {
  const view = useOpenView(name);
  const [chosen, setChosen] = useStore<Readonly<Record<string, boolean>> | null>(
    view ? `${columnsKey(name)}.${view.id}` : columnsKey(name),
    null,
  );
  const isNaming = (column: ColumnDefinition) => label.includes(column.name);
  const isShown = (column: ColumnDefinition) => view?.columns?.includes(column.name) ?? column.shown;
  const isVisible = (column: ColumnDefinition) =>
    isNaming(column) || (chosen?.[column.name] ?? isShown(column));

  return {
    visible: columns.filter(isVisible),
    choosable: columns.filter((column) => !isNaming(column)),
    isVisible,
    toggle: (column) => setChosen({ ...chosen, [column.name]: !isVisible(column) }),
    isChosen: columns.some((column) => !isNaming(column) && isVisible(column) !== isShown(column)),
    forget: () => setChosen(null),
  };
}

/** Whether the rows of all lists are as low as their text allows. */
export function useCompact(): [boolean, (isCompact: boolean) => void] {
  return useStore<boolean>(compactKey, false);
}
