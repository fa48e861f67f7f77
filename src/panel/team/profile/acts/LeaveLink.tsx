import LeaveIcon from '@mui/icons-material/LogoutOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../../../contract/paths.ts';

/** Oneself is not deleted but leaves, and that is asked for in the settings. */
export function LeaveLink() {
  const translate = useTranslate();
  return (
    <Button component={Link} to={paths.settings.getHref()} color="inherit" startIcon={<LeaveIcon />}>
      {translate('team.leave')}
    </Button>
  );
}
