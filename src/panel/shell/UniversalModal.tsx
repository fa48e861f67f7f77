import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { type OpenModal, useModalStore } from './modalStore.ts';

/** All open modals, the last one on top. The dialog traps the focus and restores it. */
export function UniversalModal() {
  const modals = useModalStore((state) => state.modals);
  const { pathname } = useLocation();

  // A navigation closes the modals of the last page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path triggers it, but is not read.
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
