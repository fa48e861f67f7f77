import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { editParam } from '../useEditing.ts';

export function EditButton() {
  const translate = useTranslate();
  const { state } = useLocation();
  return (
    <Button
      component={Link}
      to={`?${editParam}`}
      // The way back to the list, and nothing of what was saved last time.
      state={{ ...state, newEmail: undefined }}
      variant="contained"
      startIcon={<EditIcon />}
    >
      {translate('ra.action.edit')}
    </Button>
  );
}
