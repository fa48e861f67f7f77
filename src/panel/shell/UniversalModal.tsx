import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { type OpenModal, useModalStore } from './modalStore.ts';

/** Whatever modals are open, the last one on top. The dialog keeps the focus inside and gives it back. */
export function UniversalModal() {
  const modals = useModalStore((state) => state.modals);
  const { pathname } = useLocation();

  // What a page asked is no question any more once that page has gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what ends it, it is not read.
  useEffect(() => () => useModalStore.setState({ modals: [] }), [pathname]);

  return modals.map((modal) => <ModalDialog key={modal.id} modal={modal} />);
}

function ModalDialog({ modal: { id, title, content, describedBy, actions } }: { modal: OpenModal }) {
  const close = () => useModalStore.getState().close(id);
  const titleId = `modal-${id}`;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={close}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{content}</DialogContent>
      {actions && <DialogActions>{actions(close)}</DialogActions>}
    </Dialog>
  );
}
