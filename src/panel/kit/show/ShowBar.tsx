import Stack from '@mui/material/Stack';
import { BackLink, type BackLinkProps } from './BackLink.tsx';
import { PrintButton } from './PrintButton.tsx';

/** Above a record: the way back to its list, and the way to paper. */
export function ShowBar(back: BackLinkProps) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
      <BackLink {...back} />
      <PrintButton />
    </Stack>
  );
}
