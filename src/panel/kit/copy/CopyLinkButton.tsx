import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { toast } from '../../shell/toast.ts';

interface CopyLinkButtonProps extends Pick<ButtonProps, 'variant'> {
  /** Path of a page of the panel. */
  readonly href: string;
}

/**
 * Copies the absolute URL of a page. Without clipboard access (no https) it shows the URL to copy by hand.
 */
export function CopyLinkButton({ href, variant }: CopyLinkButtonProps) {
  const translate = useTranslate();
  const [isRefused, setRefused] = useState(false);
  const link = () => new URL(href, window.location.origin).href;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link());
      toast.success(translate('kit.copyLink.copied'));
    } catch {
      setRefused(true);
    }
  };

  if (isRefused) {
    return (
      <TextField
        label={translate('kit.copyLink.field')}
        helperText={translate('kit.copyLink.byHand')}
        value={link()}
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
      {translate('kit.copyLink.copy')}
    </Button>
  );
}
