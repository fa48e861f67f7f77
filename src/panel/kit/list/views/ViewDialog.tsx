import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SavedViewInputForm } from '../../../../contract/generated/forms/SavedViewInput.ts';
import { answerOf, client } from '../../../data/client.ts';
import { dataProvider } from '../../../data/dataProvider.ts';
import { queryClient } from '../../../data/queryClient.ts';
import { DialogButtons } from '../../action/DialogButtons.tsx';
import { useGuardedCall } from '../../action/useGuardedCall.ts';
import { type SavedView, viewsQueryKey } from './useSavedViews.ts';

const longest = SavedViewInputForm.schema.properties?.name?.maxLength;

interface ViewDialogProps {
  readonly list: string;
  /** The view that is changed; undefined for a new one. */
  readonly view: SavedView | undefined;
  readonly kept: { readonly query: string; readonly columns: string[] | null };
  /** With the id of the saved view; undefined once it is deleted. */
  readonly onDone: (id: string | undefined) => void;
  readonly onClose: () => void;
}

/** Asks for a view's name and whom it is for. */
export default function ViewDialog({ list, view, kept, onDone, onClose }: ViewDialogProps) {
  const translate = useTranslate();
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const { busy, failure, run } = useGuardedCall(view ? 'updateSavedView' : 'createSavedView');

  const perform = (call: () => Promise<string | undefined>) =>
    run(async () => {
      const id = await call();
      await queryClient.invalidateQueries({ queryKey: viewsQueryKey(list) });
      onDone(id);
    });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const { query, columns } = kept;
    const body = { list, name: name.trim(), query, shared, ...(columns && { columns }) };
    void perform(async () => {
      const saved = view
        ? client.PUT('/saved-views/{id}', {
            params: { path: { id: view.id } },
            body,
          })
        : client.POST('/saved-views', { body });
      return (await answerOf(saved)).id;
    });
  };

  return (
    <Stack component="form" sx={{ gap: 2, pt: 1 }} onSubmit={save}>
      <TextField
        autoFocus
        required
        label={translate('fields.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: longest, pattern: '.*\\S.*' } }}
      />
      <FormControlLabel
        control={<Checkbox checked={shared} onChange={(_, isShared) => setShared(isShared)} />}
        label={translate('kit.views.shared')}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('kit.views.hint')}
      </Typography>
      {failure && <Alert severity="error">{failure}</Alert>}
      <DialogButtons busy={busy} submitLabel={translate('ra.action.save')} onCancel={onClose}>
        {view && (
          <Button
            color="error"
            disabled={busy}
            sx={{ mr: 'auto' }}
            onClick={() =>
              void perform(async () => {
                await dataProvider.action('deleteSavedView', { id: view.id });
                return undefined;
              })
            }
          >
            {translate('ra.action.delete')}
          </Button>
        )}
      </DialogButtons>
    </Stack>
  );
}
