import LanguageIcon from '@mui/icons-material/Language';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { activeLanguage, chooseLanguage, type Language, languages } from '../data/language.ts';
import { HeaderMenu } from './HeaderMenu.tsx';

const choices = Object.entries(languages) as [Language, (typeof languages)[Language]][];

export function LanguageMenu() {
  const translate = useTranslate();
  const active = activeLanguage();

  return (
    <HeaderMenu
      label={translate('shell.language', { name: languages[active].name })}
      button={(props) => (
        <Button
          {...props}
          color="inherit"
          startIcon={<LanguageIcon />}
          sx={{ color: 'text.secondary', minWidth: 0, px: 1 }}
        >
          {languages[active].label}
        </Button>
      )}
    >
      {choices.map(([language, { label, name }]) => (
        <MenuItem
          key={language}
          lang={language}
          role="menuitemradio"
          aria-checked={language === active}
          selected={language === active}
          onClick={() => chooseLanguage(language)}
        >
          <Typography component="span" sx={{ width: 40, fontWeight: 500 }}>
            {label}
          </Typography>
          {name}
        </MenuItem>
      ))}
    </HeaderMenu>
  );
}
