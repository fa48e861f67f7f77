import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type StoreApi, useStore } from 'zustand';

/** Says beside the button that there is something to save. */
export function UnsavedNote({ unsaved }: { readonly unsaved: StoreApi<boolean> }) {
  const translate = useTranslate();
  const isUnsaved = useStore(unsaved);
  return (
    <Typography role="status" variant="body2" sx={{ ml: 1, color: 'text.secondary' }}>
      {isUnsaved && translate('form.unsaved.title')}
    </Typography>
  );
}
