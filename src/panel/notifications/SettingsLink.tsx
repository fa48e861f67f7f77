import SettingsIcon from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { ToolLabel } from '../kit/list/ToolLabel.tsx';
import { toolSx } from '../kit/list/toolSx.ts';

/** Where a person chooses what to be told of. */
export function SettingsLink() {
  const translate = useTranslate();
  return (
    <Button
      component={Link}
      to={paths.settings.getHref({ query: { tab: 'notifications' } })}
      color="inherit"
      startIcon={<SettingsIcon />}
      sx={toolSx}
    >
      <ToolLabel>{translate('notifications.settings')}</ToolLabel>
    </Button>
  );
}
