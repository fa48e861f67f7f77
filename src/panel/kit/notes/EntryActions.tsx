import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import type { OperationId } from '../../../contract/generated/operations.ts';
import { mayDelete, mayEdit } from '../../../contract/ownedEntry.ts';
import { useSessionStore } from '../../data/sessionStore.ts';
import { ConfirmButton } from '../action/ConfirmButton.tsx';

interface EntryActionsProps<Answer> {
  readonly entry: { readonly author: { readonly id: string; readonly name: string } };
  /** Names the entry, for screen readers. */
  readonly editLabel: string;
  /** Of the button that edits: it has the focus again when the form in its place is closed. */
  readonly editRef: RefObject<HTMLButtonElement | null>;
  readonly onEdit: () => void;
  readonly deletion: {
    readonly operationId: OperationId;
    /** Names the entry, for screen readers. */
    readonly label: string;
    readonly title: string;
    readonly text: string;
    readonly call: () => Promise<Answer>;
  };
  /** Takes what the deletion answers. */
  readonly onDone: (answer: Answer) => void | Promise<void>;
}

/** Buttons below a note or a visit: its author edits it, its author or an admin deletes it, nobody else sees them. */
export function EntryActions<Answer>(props: EntryActionsProps<Answer>) {
  const { entry, editLabel, editRef, onEdit, deletion, onDone } = props;
  const translate = useTranslate();
  const user = useSessionStore((state) => state.user);
  if (!user || !mayDelete(entry, user)) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 0.5, ml: -1, displayPrint: 'none' }}>
      {mayEdit(entry, user) && (
        <Button ref={editRef} size="small" startIcon={<EditIcon />} aria-label={editLabel} onClick={onEdit}>
          {translate('ra.action.edit')}
        </Button>
      )}
      <ConfirmButton
        operationId={deletion.operationId}
        label={translate('ra.action.delete')}
        title={deletion.title}
        text={deletion.text}
        action={deletion.call}
        onDone={onDone}
        button={{ size: 'small', color: 'error', 'aria-label': deletion.label }}
      />
    </Stack>
  );
}
