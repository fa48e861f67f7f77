import VerifyIcon from '@mui/icons-material/HowToRegOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useIsMounted, useRefresh, useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import { ApiError } from '../../data/ApiError.ts';
import { dataProvider } from '../../data/dataProvider.ts';
import { type ContractRecord, recordName } from '../../kit/ContractRecord.ts';
import { useFocusHeir } from '../../kit/focus/Arrival.tsx';
import { toast } from '../../shell/toast.ts';
import { useModalStore } from '../../shell/UniversalModal.tsx';

/** Verifies all selected volunteers after a confirmation that lists them. */
export function BulkVerifyButton({ volunteers }: { readonly volunteers: readonly ContractRecord[] }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button);

  const ask = () => {
    const { open, close } = useModalStore.getState();
    const { label } = resources.volunteers;
    const people = volunteers.map((volunteer) => ({ id: volunteer.id, name: recordName(label, volunteer) }));
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

interface BulkVerify {
  /** Number of decided volunteers; `undefined` before the start. */
  readonly done: number | undefined;
  /** Set only if somebody could not be verified. */
  readonly result: BulkResult | undefined;
  readonly start: () => void;
  readonly stop: () => void;
}

/** State of a bulk verification. Closing the dialog stops it. */
function useBulkVerify(
  people: readonly Person[],
  { onDone, onClose }: { onDone: () => void; onClose: () => void },
): BulkVerify {
  const translate = useTranslate();
  const [done, setDone] = useState<number>();
  const [result, setResult] = useState<BulkResult>();
  const [abort] = useState(() => new AbortController());
  const isOpen = useIsMounted();
  useEffect(() => () => abort.abort(), [abort]);

  const tell = ({ verified, failed }: BulkResult) => {
    const count = (people: readonly unknown[]) => ({ smart_count: people.length });
    if (verified.length > 0) toast.success(translate('volunteers.bulk.done', count(verified)));
    if (failed.length > 0) toast.warning(translate('volunteers.bulk.failed', count(failed)));
  };

  const run = async () => {
    setDone(0);
    const result = await verifyOneByOne(people, {
      // Quiet, because the summary lists all failures at once.
      verify: ({ id }) => dataProvider.action('verifyVolunteer', { id, quiet: true }),
      onProgress: setDone,
      signal: abort.signal,
    });
    onDone();
    if (result.failed.length > 0 && isOpen.current) return setResult(result);
    onClose();
    tell(result);
  };

  return { done, result, start: () => void run(), stop: () => abort.abort() };
}

export interface Person {
  readonly id: string;
  readonly name: string;
}

interface BulkResult {
  readonly verified: readonly Person[];
  readonly failed: readonly { readonly person: Person; readonly error: unknown }[];
}

interface BulkOptions {
  readonly verify: (person: Person) => Promise<unknown>;
  /** @param done number of decided volunteers, successful or not */
  readonly onProgress: (done: number) => void;
  /** Stops before the next call; completed ones stay. */
  readonly signal: AbortSignal;
}

/** Verifies volunteers one after another. A failure does not stop the others and is never retried. */
export async function verifyOneByOne(
  people: readonly Person[],
  { verify, onProgress, signal }: BulkOptions,
): Promise<BulkResult> {
  const verified: Person[] = [];
  const failed: { person: Person; error: unknown }[] = [];
  for (const person of people) {
    if (signal.aborted) break;
    try {
      await verify(person);
      verified.push(person);
    } catch (error) {
      failed.push({ person, error });
    }
    onProgress(verified.length + failed.length);
  }
  return { verified, failed };
}
