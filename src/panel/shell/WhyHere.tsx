import Alert from '@mui/material/Alert';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { useSessionStore } from '../data/sessionStore.ts';
import { wantedPage } from '../data/wantedPage.ts';

/**
 * Explains to a visitor why a wanted page did not open: nobody is signed in, or it is a volunteer, who has no
 * panel. Prerendered hidden, and revealed before the panel starts (see boot/keepWantedPage.ts).
 */
export function WhyHere({ sx }: { readonly sx?: SxProps<Theme> }) {
  const translate = useTranslate();
  const { search } = useLocation();
  const refusal = useSessionStore((state) => state.refusal);
  return refusal ? (
    <Alert severity="error" sx={sx ?? null}>
      {refusal}
    </Alert>
  ) : (
    <Alert
      data-wanted
      severity="info"
      role="note"
      hidden={!wantedPage(search)}
      suppressHydrationWarning
      sx={[{ '&[hidden]': { display: 'none' } }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {translate('shell.visitor.wanted')}
    </Alert>
  );
}
