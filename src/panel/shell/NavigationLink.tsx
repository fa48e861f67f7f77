import Button from '@mui/material/Button';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { NavigationItem } from './useNavigationItems.ts';

interface NavigationLinkProps {
  readonly item: NavigationItem;
  /** `aria-current` */
  readonly current: 'page' | 'true' | undefined;
}

/** A change of the page renders the link that is left and the one that is reached, and no other. */
export const NavigationLink = memo(function NavigationLink({ item, current }: NavigationLinkProps) {
  const translate = useTranslate();
  return (
    <Button component={Link} to={item.href} aria-current={current} color="inherit" sx={linkSx}>
      {translate(item.label)}
    </Button>
  );
});

const linkSx = {
  px: { md: 1, lg: 1.5 },
  flexShrink: 0,
  borderRadius: 0,
  borderBottom: '3px solid transparent',
  borderTop: '3px solid transparent',
  color: 'text.secondary',
  '&[aria-current]': { color: 'primary.main', borderBottomColor: 'primary.main' },
  '&.Mui-focusVisible': { outlineOffset: -4, borderRadius: 1 },
};
