import EditIcon from '@mui/icons-material/EditOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../../../contract/paths.ts';
import { useMayDo } from '../../../kit/act/useMayDo.ts';
import type { EventActProps } from './EventActProps.ts';

export function EditButton({ event: { id }, variant }: EventActProps & Pick<ButtonProps, 'variant'>) {
  const translate = useTranslate();
  if (!useMayDo('updateEvent')) return null;
  return (
    <Button
      component={Link}
      to={paths.editEvent.getHref({ eventId: id })}
      variant={variant}
      startIcon={<EditIcon />}
    >
      {translate('ra.action.edit')}
    </Button>
  );
}
