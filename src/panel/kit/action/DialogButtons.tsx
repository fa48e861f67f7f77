import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { BusyButton } from './BusyButton.tsx';

interface DialogButtonsProps {
  readonly busy: boolean;
  readonly submitLabel: string;
  /** Whether there is nothing to submit; the button stays reachable. */
  readonly isDisabled?: boolean | undefined;
  readonly onCancel: () => void;
  /** Further buttons, first. */
  readonly children?: ReactNode;
}

/**
 * Last row of a form in a dialog: Cancel, then what sends the form.
 *
 * @example
 * <DialogButtons busy={busy} submitLabel={translate('ra.action.save')} onCancel={onClose} />
 */
export function DialogButtons({ busy, submitLabel, isDisabled, onCancel, children }: DialogButtonsProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
      {children}
      <Button color="inherit" onClick={onCancel}>
        {translate('ra.action.cancel')}
      </Button>
      <BusyButton type="submit" variant="contained" busy={busy} aria-disabled={isDisabled}>
        {submitLabel}
      </BusyButton>
    </Stack>
  );
}
