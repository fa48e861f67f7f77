import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { navigationItems } from './navigationItems.ts';
import { useCurrentOf } from './useCurrentOf.ts';

/** The links of the header, where there is room for them. */
export function Navigation() {
  const translate = useTranslate();
  const currentOf = useCurrentOf();
  return (
    <Box
      component="nav"
      aria-label={translate('shell.navigation.label')}
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexWrap: 'wrap',
        alignSelf: 'stretch',
        ml: 2,
        columnGap: 0.5,
      }}
    >
      {navigationItems.map((item) => (
        <Button
          key={item.href}
          component={Link}
          to={item.href}
          aria-current={currentOf(item)}
          color="inherit"
          sx={{
            px: 1.5,
            flexShrink: 0,
            borderRadius: 0,
            borderBottom: '3px solid transparent',
            borderTop: '3px solid transparent',
            color: 'text.secondary',
            '&[aria-current]': { color: 'primary.main', borderBottomColor: 'primary.main' },
            '&.Mui-focusVisible': { outlineOffset: -4, borderRadius: 1 },
          }}
        >
          {translate(item.label)}
        </Button>
      ))}
    </Box>
  );
}
