import VerifyIcon from '@mui/icons-material/HowToRegOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { ApiError } from '../../data/ApiError.ts';
import type { ContractRecord } from '../../kit/ContractRecord.ts';
import { useFocusHeir } from '../../kit/focus/useFocusHeir.ts';
import { useModalStore } from '../../shell/modalStore.ts';
import { volunteerName } from '../volunteerName.ts';
import { type BulkResult, type Person, useBulkVerify } from './useBulkVerify.ts';

/** Verifies all selected volunteers after a confirmation that lists them. */
export function BulkVerifyButton({ volunteers }: { readonly volunteers: readonly ContractRecord[] }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button);

  const ask = () => {
    const { open, close } = useModalStore.getState();
    const people = volunteers.map((volunteer) => ({ id: volunteer.id, name: volunteerName(volunteer) }));
    const id = open({
      title: translate('volunteers.bulk.title', { smart_count: people.length }),
      content: <BulkVerifyDialog people={people} onDone={refresh} onClose={() => close(id)} />,
    });
  };

  return (
    <Button ref={button} variant="contained" startIcon={<VerifyIcon />} onClick={ask}>
      {translate('volunteers.bulk.label')}
    </Button>
  );
}

interface BulkVerifyDialogProps {
  readonly people: readonly Person[];
  /** Called if at least one was verified. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks, shows the progress, and lists the failures. */
function BulkVerifyDialog({ people, onDone, onClose }: BulkVerifyDialogProps) {
  const { done, result, start, stop } = useBulkVerify(people, { onDone, onClose });

  if (result) return <BulkSummary result={result} onClose={onClose} />;
  if (done !== undefined) return <BulkProgress done={done} total={people.length} onStop={stop} />;
  return <BulkQuestion people={people} onConfirm={start} onCancel={onClose} />;
}

interface BulkProgressProps {
  readonly done: number;
  readonly total: number;
  readonly onStop: () => void;
}

function BulkProgress({ done, total, onStop }: BulkProgressProps) {
  const translate = useTranslate();
  const text = translate('volunteers.bulk.progress', { done, total });
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>{text}</Typography>
      <LinearProgress variant="determinate" value={(done / total) * 100} aria-label={text} />
      {/* Gives the dialog a focus target when the question disappears. */}
      <Button color="inherit" autoFocus onClick={onStop} sx={{ alignSelf: 'flex-end' }}>
        {translate('volunteers.bulk.stop')}
      </Button>
    </Stack>
  );
}

interface BulkSummaryProps {
  readonly result: BulkResult;
  readonly onClose: () => void;
}

/** Lists the failures with their reasons. */
function BulkSummary({ result: { verified, failed }, onClose }: BulkSummaryProps) {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 2 }}>
      {verified.length > 0 && (
        <Alert severity="success">
          {translate('volunteers.bulk.done', { smart_count: verified.length })}
        </Alert>
      )}
      <Alert severity="error">
        {translate('volunteers.bulk.failed', { smart_count: failed.length })}
        <Stack component="ul" sx={{ m: 0, mt: 1, pl: 2.5, gap: 0.5, overflowWrap: 'anywhere' }}>
          {failed.map(({ person, error }) => (
            <li key={person.id}>
              <strong>{person.name}</strong>
              {' – '}
              {(error instanceof ApiError && error.reason) || translate('messages.somethingWentWrong')}
            </li>
          ))}
        </Stack>
      </Alert>
      <Button variant="contained" autoFocus onClick={onClose} sx={{ alignSelf: 'flex-end' }}>
        {translate('ra.action.close')}
      </Button>
    </Stack>
  );
}

interface BulkQuestionProps {
  readonly people: readonly Person[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Maximum number of names in the dialog. */
const mostNames = 5;

function BulkQuestion({ people, onConfirm, onCancel }: BulkQuestionProps) {
  const translate = useTranslate();
  const others = people.length - mostNames;
  return (
    <Stack sx={{ gap: 2 }}>
      <DialogContentText>
        {translate('volunteers.bulk.text', { smart_count: people.length })}
      </DialogContentText>
      <Stack component="ul" sx={{ m: 0, pl: 3, gap: 0.5, overflowWrap: 'anywhere' }}>
        {people.slice(0, mostNames).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
        {others > 0 && <li>{translate('volunteers.bulk.others', { smart_count: others })}</li>}
      </Stack>
      <Alert severity="warning">{translate('kit.confirm.irreversible')}</Alert>
      <Stack direction="row" sx={{ gap: 1, mt: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <Button color="inherit" autoFocus onClick={onCancel}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" onClick={onConfirm}>
          {translate('volunteers.bulk.confirm', { smart_count: people.length })}
        </Button>
      </Stack>
    </Stack>
  );
}
