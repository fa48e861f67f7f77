import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { BarShape } from '../show/BarShape.tsx';
import { CardShape } from '../show/CardShape.tsx';
import { formSx } from './FormPage.tsx';

/** Placeholder of a form page. */
export function FormShape() {
  return (
    <Stack sx={formSx}>
      <BarShape />
      <Skeleton width={280} height={36} sx={{ maxWidth: '100%' }} />
      <CardShape lines={8} />
    </Stack>
  );
}
