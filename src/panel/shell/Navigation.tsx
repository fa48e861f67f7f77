import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { NavigationLink } from './NavigationLink.tsx';
import { useCurrentOf } from './useCurrentOf.ts';
import { useNavigationItems } from './useNavigationItems.ts';

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
        ml: { md: 1, lg: 2 },
        columnGap: { lg: 0.5 },
      }}
    >
      {useNavigationItems().map((item) => (
        <NavigationLink key={item.href} item={item} current={currentOf(item)} />
      ))}
    </Box>
  );
}
