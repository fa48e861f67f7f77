import SystemIcon from '@mui/icons-material/BrightnessAutoOutlined';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { HeaderMenu } from './HeaderMenu.tsx';

const icons = { light: LightIcon, dark: DarkIcon, system: SystemIcon };
const modes = ['light', 'dark', 'system'] as const;

/** Light, dark or system. MUI stores the choice. */
export function ColorSchemeMenu() {
  const translate = useTranslate();
  const { mode = 'system', setMode } = useColorScheme();
  const ActiveIcon = icons[mode];

  return (
    <HeaderMenu
      label={translate('shell.colorScheme.label', { name: translate(`shell.colorScheme.${mode}`) })}
      button={(props) => (
        <IconButton {...props} sx={{ color: 'text.secondary' }}>
          <ActiveIcon />
        </IconButton>
      )}
    >
      {modes.map((choice) => {
        const Icon = icons[choice];
        return (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={choice === mode}
            selected={choice === mode}
            onClick={() => setMode(choice)}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {translate(`shell.colorScheme.${choice}`)}
          </MenuItem>
        );
      })}
    </HeaderMenu>
  );
}
