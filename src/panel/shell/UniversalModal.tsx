import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { v4 as uuid } from 'uuid';
import { create } from 'zustand';
import { heirOf } from '../kit/focus/takeFocus.ts';
import { flushTyped } from '../kit/form/useTyped.ts';
import { DOUBLE_CLICK_MS } from '../kit/time/doubleClick.ts';

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
  const close = () => {
    // The last keystroke is part of the draft that a form in it keeps.
    flushTyped();
    useModalStore.getState().close(id);
  };
  const titleId = `modal-${id}`;
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const [{ opener, passOn, openedAt }] = useState(() => {
    const { activeElement } = document;
    return { opener: activeElement, passOn: heirOf(activeElement), openedAt: performance.now() };
  });
  useEffect(
    () => () => {
      // What opened it may have gone meanwhile: a table becomes cards when a tablet is turned.
      if (!opener?.isConnected) passOn();
    },
    [opener, passOn],
  );
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={(event: Event, reason) => {
        // A press has opened the dialog, or made it smaller: another beside it so soon is the second of a double click.
        const isSecondPress = event.timeStamp - Math.max(openedAt, pressedAt.current) < DOUBLE_CLICK_MS;
        if (reason !== 'backdropClick' || !isSecondPress) close();
      }}
      slotProps={{
        paper: {
          onClick: ({ timeStamp }: MouseEvent) => {
            pressedAt.current = timeStamp;
          },
        },
      }}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{content}</DialogContent>
      {actions && <DialogActions>{actions(close)}</DialogActions>}
    </Dialog>
  );
}

export interface Modal {
  readonly title: string;
  readonly content: ReactNode;
  /** Id of the element to read out when the modal opens. */
  readonly describedBy?: string;
  /** Buttons below the content; each must close the modal with the given function. */
  readonly actions?: (close: () => void) => ReactNode;
}

export interface OpenModal extends Modal {
  readonly id: string;
}

interface ModalState {
  readonly modals: readonly OpenModal[];
  /** Returns the id of the new modal, to close it from anywhere. */
  readonly open: (modal: Modal) => string;
  readonly close: (id: string) => void;
}

export const useModalStore = create<ModalState>((set) => ({
  modals: [],
  open: (modal) => {
    const id = uuid();
    set(({ modals }) => ({ modals: [...modals, { ...modal, id }] }));
    return id;
  },
  close: (id) => set(({ modals }) => ({ modals: modals.filter((modal) => modal.id !== id) })),
}));
