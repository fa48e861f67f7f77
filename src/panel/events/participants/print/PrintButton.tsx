import PrintIcon from '@mui/icons-material/PrintOutlined';
import { useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { ToolButton } from '../../../kit/list/ToolButton.tsx';
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
      <ToolButton
        label={translate('events.print.label')}
        startIcon={<PrintIcon />}
        busy={busy}
        onClick={() => void print()}
      />
      {/* Beside the page and not in it, which is not printed. */}
      {people && createPortal(<PrintSheet event={event} people={people} />, document.body)}
    </>
  );
}
