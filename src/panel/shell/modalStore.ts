import type { ReactNode } from 'react';
import { v4 as uuid } from 'uuid';
import { create } from 'zustand';

export interface Modal {
  readonly title: string;
  readonly content: ReactNode;
  /** Id of what in the content is read out as the modal opens. */
  readonly describedBy?: string;
  /** Buttons below the content; each closes the modal by the function that it is given. */
  readonly actions?: (close: () => void) => ReactNode;
}

export interface OpenModal extends Modal {
  readonly id: string;
}

interface ModalState {
  readonly modals: readonly OpenModal[];
  /** Answers the new modal's id, by which it can be closed from anywhere. */
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
