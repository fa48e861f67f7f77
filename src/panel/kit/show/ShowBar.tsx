import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { BackLink, type BackLinkProps } from './BackLink.tsx';

/** Bar above a record: back link and print button. */
export function ShowBar(back: BackLinkProps) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
      <BackLink {...back} />
      <PrintButton />
    </Stack>
  );
}

/** Prints the page as Ctrl+P does (see shell/print.css). */
function PrintButton() {
  const translate = useTranslate();
  return (
    <Button
      color="inherit"
      startIcon={<PrintIcon />}
      onClick={() => window.print()}
      sx={{ mr: -1, my: -1, minHeight: 44, color: 'text.secondary' }}
    >
      {translate('kit.print')}
    </Button>
  );
}

/** Placeholder of `ShowBar`. */
export function BarShape() {
  return <Skeleton width={140} height={28} />;
}
