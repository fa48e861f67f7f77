import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LoadingNote } from '../../shell/loading/LoadingNote.tsx';
import { useCurrentPath } from '../../shell/useCurrentPath.ts';

/** A record's page to come: the name of its kind for who listens, and its shape for who looks. */
export function ShowSkeleton({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const title = useCurrentPath()?.title;
  return (
    <Stack sx={{ gap: { xs: 2, md: 3 } }}>
      <LoadingNote />
      {title && (
        <Typography variant="h1" tabIndex={-1} sx={visuallyHidden}>
          {translate(title)}
        </Typography>
      )}
      {children}
    </Stack>
  );
}
