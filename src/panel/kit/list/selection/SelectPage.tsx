import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'react-admin';
import type { ListSelection } from '../ListPresentation.ts';
import { useSelection } from './useSelection.ts';

/** Takes all records of the page that may be taken, or none. */
export function SelectPage({ selection }: { readonly selection: ListSelection }) {
  const translate = useTranslate();
  const { selectable, selected, toggleAll } = useSelection(selection);
  return (
    <Checkbox
      checked={selected.length > 0 && selected.length === selectable.length}
      indeterminate={selected.length > 0 && selected.length < selectable.length}
      disabled={selectable.length === 0}
      onChange={toggleAll}
      slotProps={{ input: { 'aria-label': translate('kit.selection.page') } }}
    />
  );
}
