import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import type { ColumnDefinition, ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import { useContractTexts } from '../text/useContractTexts.ts';
import { columnsKey } from './columnsKey.ts';
import { ToolButton } from './ToolButton.tsx';

/** Switches the columns of the table, which are the lines of the cards, on and off. */
export function ColumnsButton({ resource }: { readonly resource: ResourceDefinition }) {
  const translate = useTranslate();
  const { field } = useContractTexts();
  const { choosable, isVisible, toggle } = useColumns(resource);
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
      </Popover>
    </>
  );
}

interface Columns {
  readonly visible: readonly ColumnDefinition[];
  /** All that can be switched; what names a record always stays. */
  readonly choosable: readonly ColumnDefinition[];
  readonly isVisible: (column: ColumnDefinition) => boolean;
  readonly toggle: (column: ColumnDefinition) => void;
}

/**
 * The columns of a list as this person chose them, remembered in local storage. Only what differs from the
 * contract is kept, so that a new column of the contract comes by itself.
 */
export function useColumns({ name, label, columns }: ResourceDefinition): Columns {
  const [chosen, setChosen] = useStore<Readonly<Record<string, boolean>>>(columnsKey(name), {});
  const isNaming = (column: ColumnDefinition) => label.includes(column.name);
  const isVisible = (column: ColumnDefinition) => isNaming(column) || (chosen[column.name] ?? column.shown);

  return {
    visible: columns.filter(isVisible),
    choosable: columns.filter((column) => !isNaming(column)),
    isVisible,
    toggle: (column) => setChosen({ ...chosen, [column.name]: !isVisible(column) }),
  };
}
