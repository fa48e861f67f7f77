import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { BackLink, type BackLinkProps } from './BackLink.tsx';

/** Above a record: the way back to its list, and the way to paper. */
export function ShowBar(back: BackLinkProps) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
      <BackLink {...back} />
      <PrintButton />
    </Stack>
  );
}

/** Puts the page on paper as Ctrl+P does (see shell/print.css). */
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
