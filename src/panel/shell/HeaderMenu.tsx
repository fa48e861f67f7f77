import Menu from '@mui/material/Menu';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';

interface ButtonProps {
  readonly 'aria-label': string;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

interface HeaderMenuProps {
  readonly label: string;
  readonly button: (props: ButtonProps) => ReactNode;
  readonly children: ReactNode;
}

const banner = () => document.querySelector('header');

/** A header button that opens a menu; choosing an item closes it. */
export function HeaderMenu({ label, button, children }: HeaderMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);

  return (
    <>
      {button({
        'aria-label': label,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: (event) => setAnchor(event.currentTarget),
      })}
      <Menu
        id={id}
        anchorEl={anchor}
        open={open}
        // Rendered inside the sticky banner like its button, so the page may scroll under both.
        container={banner}
        disableScrollLock
        onClose={close}
        onClick={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': label }, paper: { sx: { mt: 1, minWidth: 192 } } }}
      >
        {children}
      </Menu>
    </>
  );
}
