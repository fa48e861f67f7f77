import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface NewTabButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'startIcon'> {
  readonly href: string;
  readonly label: string;
}

/** A link beside a page's actions to what is not of the panel, such as a public page. */
export function NewTabButton({ href, label, startIcon = <OpenIcon />, ...look }: NewTabButtonProps) {
  const translate = useTranslate();
  return (
    <Button
      {...look}
      href={href}
      target="_blank"
      rel="noopener"
      title={translate('form.newTab')}
      startIcon={startIcon}
    >
      {label}
    </Button>
  );
}
