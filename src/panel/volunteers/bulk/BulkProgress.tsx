import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

interface BulkProgressProps {
  readonly done: number;
  readonly total: number;
  readonly onStop: () => void;
}

export function BulkProgress({ done, total, onStop }: BulkProgressProps) {
  const translate = useTranslate();
  const text = translate('volunteers.bulk.progress', { done, total });
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>{text}</Typography>
      <LinearProgress variant="determinate" value={(done / total) * 100} aria-label={text} />
      {/* The dialog keeps the focus somewhere as the question goes away. */}
      <Button color="inherit" autoFocus onClick={onStop} sx={{ alignSelf: 'flex-end' }}>
        {translate('volunteers.bulk.stop')}
      </Button>
    </Stack>
  );
}
