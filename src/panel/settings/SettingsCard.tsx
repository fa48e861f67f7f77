import Box from '@mui/material/Box';
import Card, { type CardProps } from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

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
      {text && <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: '68ch' }}>{text}</Typography>}
      <Box sx={{ mt: 2, '& > button': { minHeight: 44 } }}>{children}</Box>
    </Card>
  );
}
