import PrintIcon from '@mui/icons-material/PrintOutlined';
import { useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { BusyButton } from '../../../kit/act/BusyButton.tsx';
import type { Event } from '../../Event.ts';
import { PrintSheet } from './PrintSheet.tsx';
import { usePrint } from './usePrint.ts';
import { usePrintKeys } from './usePrintKeys.ts';

/** Prints everybody who holds a place, whatever the page shows, as a list to sign. */
export function PrintButton({ event }: { readonly event: Event }) {
  const translate = useTranslate();
  const { busy, people, print } = usePrint(event.id);
  usePrintKeys(print);
  return (
    <>
      <BusyButton
        variant="outlined"
        color="inherit"
        startIcon={<PrintIcon />}
        busy={busy}
        onClick={() => void print()}
        sx={{ borderColor: 'divider' }}
      >
        {translate('events.print.label')}
      </BusyButton>
      {/* Beside the page and not in it, which is not printed. */}
      {people && createPortal(<PrintSheet event={event} people={people} />, document.body)}
    </>
  );
}
