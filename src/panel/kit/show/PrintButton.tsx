import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Puts the page on paper as Ctrl+P does (see shell/print.css). */
export function PrintButton() {
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
