import Box from '@mui/material/Box';
import Card, { type CardProps } from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { LoadingNote } from '../shell/loading/LoadingNote.tsx';

interface SettingsCardProps {
  readonly title: string;
  /** Explanation of these settings. */
  readonly text?: string;
  readonly children: ReactNode;
  readonly sx?: CardProps['sx'];
}

/** A group of settings. */
export function SettingsCard({ title, text, children, sx }: SettingsCardProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={[{ p: { xs: 2, sm: 3 } }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {text && <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: '38em' }}>{text}</Typography>}
      <Box sx={{ mt: 2, '& > button': { minHeight: 44 } }}>{children}</Box>
    </Card>
  );
}

/** Placeholder of a settings tab. */
export function SettingsSkeleton() {
  return (
    <Stack sx={{ gap: 2 }}>
      <LoadingNote />
      {['first', 'second'].map((card) => (
        <Card key={card} sx={{ p: { xs: 2, sm: 3 } }}>
          <Skeleton width={200} height={32} />
          <Skeleton width="60%" />
          <Skeleton variant="rounded" height={40} sx={{ mt: 2, maxWidth: 480 }} />
          <Skeleton variant="rounded" height={40} sx={{ mt: 2, maxWidth: 480 }} />
        </Card>
      ))}
    </Stack>
  );
}
