import LanguageIcon from '@mui/icons-material/Language';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { languages } from '../../contract/Language.ts';
import { activeLanguage, chooseLanguage } from '../data/language.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { languageNames } from './languageNames.ts';

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
