import type { ReactNode } from 'react';
import { v4 as uuid } from 'uuid';
import { create } from 'zustand';

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
