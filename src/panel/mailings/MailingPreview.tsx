import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { components } from '../../contract/generated/types.ts';
import { languageName } from '../../contract/languageName.ts';
import { ApiError } from '../data/ApiError.ts';
import { activeLanguage } from '../data/language.ts';
import type { MailingPreviewInput } from './Mailing.ts';
import { readPreview } from './readPreview.ts';

/** Of the text that describes the dialog. */
export const mailingPreviewText = 'mailing-preview';

interface MailingPreviewProps {
  readonly mailing: MailingPreviewInput;
  readonly onClose: () => void;
}

/** A message as one reader after another gets it. */
export function MailingPreview({ mailing, onClose }: MailingPreviewProps) {
  const translate = useTranslate();
  const [position, setPosition] = useState(0);
  const { shown, failure, busy } = usePreview(mailing, position);
  const all = shown ? shown.readers + shown.leftOut : 0;
  return (
    <Stack sx={{ gap: 2 }}>
      <DialogContentText id={mailingPreviewText}>
        {shown && all > 0
          ? translate('mailings.preview.reader', { position: position + 1, all, name: shown.name ?? '' })
          : translate('mailings.preview.nobody')}
      </DialogContentText>
      {busy && <LinearProgress aria-label={translate('shell.loading')} />}
      {failure && <Alert severity="error">{failure}</Alert>}
      {shown?.subject ? (
        <Box
          component="article"
          lang={shown.language ?? undefined}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: { xs: 2, sm: 3 } }}
        >
          <Typography variant="h2" component="h3" sx={{ overflowWrap: 'anywhere', mb: 2 }}>
            {shown.subject}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{shown.text}</Typography>
          {shown.language && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
              {languageName(shown.language, activeLanguage())}
            </Typography>
          )}
        </Box>
      ) : (
        shown && <Alert severity="info">{translate('mailings.preview.empty')}</Alert>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        <Button
          color="inherit"
          aria-disabled={position === 0}
          onClick={() => setPosition(Math.max(0, position - 1))}
        >
          {translate('mailings.preview.previous')}
        </Button>
        <Button
          color="inherit"
          aria-disabled={position + 1 >= all}
          onClick={() => setPosition(Math.max(0, Math.min(all - 1, position + 1)))}
        >
          {translate('mailings.preview.next')}
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** The last preview stays while the next one is read. */
function usePreview(mailing: MailingPreviewInput, position: number) {
  const [shown, setShown] = useState<components['schemas']['MailingPreview']>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(true);
  const translate = useTranslate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message does not change while the dialog is open.
  useEffect(() => {
    const abort = new AbortController();
    setBusy(true);
    readPreview({ ...mailing, position }, abort.signal)
      .then((preview) => {
        setShown(preview);
        setFailure(undefined);
        setBusy(false);
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        const reason = error instanceof ApiError ? error.reason : undefined;
        setFailure(reason || translate('messages.somethingWentWrong'));
        setBusy(false);
      });
    return () => abort.abort();
  }, [position]);
  return { shown, failure, busy };
}
