import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { toast } from '../../shell/toast.ts';

interface CopyButtonProps extends Pick<ButtonProps, 'variant'> {
  /** A link to a page, whose path is enough for one of the panel, or a piece of code. */
  readonly copies: { readonly link: string } | { readonly code: string };
}

/**
 * Copies the absolute URL of a page, or a piece of code. Without clipboard access (no https) it shows what is to be copied by hand.
 *
 * @example <CopyButton copies={{ link: paths.app.getHref() }} variant="contained" />
 */
export function CopyButton({ copies, variant }: CopyButtonProps) {
  const translate = useTranslate();
  const [isRefused, setRefused] = useState(false);
  const texts = `kit.copy.${'link' in copies ? 'link' : 'code'}`;
  const value = () => ('link' in copies ? new URL(copies.link, window.location.origin).href : copies.code);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value());
      toast.success(translate(`${texts}.copied`));
    } catch {
      setRefused(true);
    }
  };

  if (isRefused) {
    return (
      <TextField
        label={translate(`${texts}.field`)}
        helperText={translate(`${texts}.byHand`)}
        value={value()}
        fullWidth
        autoFocus
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
        sx={{ maxWidth: 440, textAlign: 'start' }}
      />
    );
  }
  return (
    <Button variant={variant} startIcon={<CopyIcon />} onClick={() => void copy()}>
      {translate(`${texts}.copy`)}
    </Button>
  );
}
