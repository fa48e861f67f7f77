import InviteIcon from '@mui/icons-material/PersonAddOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { useMayDo } from '../kit/action/useMayDo.ts';

export function InviteButton({ variant }: Pick<ButtonProps, 'variant'>) {
  const translate = useTranslate();
  if (!useMayDo('inviteCoordinator')) return null;
  return (
    <Button href={paths.inviteCoordinator.getHref()} variant={variant} startIcon={<InviteIcon />}>
      {translate('team.invite.label')}
    </Button>
  );
}
