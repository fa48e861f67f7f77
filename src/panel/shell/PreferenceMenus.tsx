import SystemIcon from '@mui/icons-material/BrightnessAutoOutlined';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LanguageIcon from '@mui/icons-material/Language';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type Language, languages } from '../../contract/Language.ts';
import { activeLanguage, chooseLanguage } from '../data/language.ts';
import { HeaderMenu } from './HeaderMenu.tsx';

interface LanguageNames {
  /** Code in the customer's menu, which shows Ukrainian as UA. */
  readonly label: string;
  /** Native name, so that speakers find it in any language of the panel. */
  readonly name: string;
}

const languageNames: Readonly<Record<Language, LanguageNames>> = {
  pl: { label: 'PL', name: 'Polski' },
  en: { label: 'EN', name: 'English' },
  uk: { label: 'UA', name: 'Українська' },
  ru: { label: 'RU', name: 'Русский' },
};

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

export function LanguageMenu() {
  const translate = useTranslate();
  const active = activeLanguage();

  return (
    <HeaderMenu
      label={translate('shell.language', { ...languageNames[active] })}
      button={(props) => (
        <Button
          {...props}
          color="inherit"
          startIcon={<LanguageIcon />}
          sx={{
            color: 'text.secondary',
            minWidth: 44,
            px: 1,
            // On a phone only the language code is shown.
            '.MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
          }}
        >
          {languageNames[active].label}
        </Button>
      )}
    >
      {languages.map((language) => (
        <MenuItem
          key={language}
          lang={language}
          role="menuitemradio"
          aria-checked={language === active}
          selected={language === active}
          onClick={() => chooseLanguage(language)}
        >
          <Typography component="span" sx={{ width: 40, fontWeight: 500 }}>
            {languageNames[language].label}
          </Typography>
          {languageNames[language].name}
        </MenuItem>
      ))}
    </HeaderMenu>
  );
}
