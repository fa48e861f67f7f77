import AddIcon from '@mui/icons-material/Add';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { useMayDo } from '../../kit/act/useMayDo.ts';

export function CreateEventButton({ variant }: Pick<ButtonProps, 'variant'>) {
  const translate = useTranslate();
  if (!useMayDo('createEvent')) return null;
  return (
    <Button component={Link} to={paths.createEvent.getHref()} variant={variant} startIcon={<AddIcon />}>
      {translate(paths.createEvent.title)}
    </Button>
  );
}
