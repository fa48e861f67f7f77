import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useEffect, useState } from 'react';
import { useIsMounted, useTranslate } from 'react-admin';
import type { ActionDefinition } from '../../../../contract/ActionDefinition.ts';
import { actions } from '../../../../contract/generated/actions.ts';
import { ApiError } from '../../../data/ApiError.ts';
import { dataProvider } from '../../../data/dataProvider.ts';
import { toast } from '../../../shell/toast.ts';
import type { ActionId } from '../../action/ActionButton.tsx';
import { ConfirmDialog } from '../../action/ConfirmDialog.tsx';
import { type ContractRecord, recordName } from '../../ContractRecord.ts';
import { DOUBLE_CLICK_MS } from '../../time/doubleClick.ts';
import { actOneByOne, type BulkResult } from './actOneByOne.ts';

interface BulkActDialogProps {
  readonly action: ActionId;
  readonly title: string;
  /** Properties that name a record. */
  readonly label: readonly string[];
  readonly records: readonly ContractRecord[];
  /** Called when all have been tried, or the user has stopped. */
  readonly onEnd: (result: BulkResult) => void;
  readonly onClose: () => void;
}

/** Asks, shows the progress, and lists the failures. Closing the dialog stops the rest. */
export function BulkActDialog({ action, title, label, records, onEnd, onClose }: BulkActDialogProps) {
  const translate = useTranslate();
  const { bulk, color, reason, help, reversible = false }: ActionDefinition = actions[action];
  const { count, result, start, stop } = useBulkAct(action, { records, onEnd, onClose });

  if (result) return <BulkSummary {...{ result, label }} texts={bulk} onClose={onClose} />;
  if (count !== undefined) return <BulkProgress count={count} total={records.length} onStop={stop} />;
  return (
    <ConfirmDialog
      operationId={action}
      {...{ title, color }}
      textId={action}
      label={title}
      text={
        <>
          {translate(`${bulk}.text`, { smart_count: records.length })}
          <RecordNames names={records.map((record) => recordName(label, record))} />
        </>
      }
      {...(reason && { reason: { label: translate(reason), ...(help && { help: translate(help) }) } })}
      isReversible={reversible}
      onConfirm={async (given, onSaved) => start(given, onSaved)}
      onCancel={onClose}
    />
  );
}

/** Maximum number of names in the question. */
const mostNames = 5;

function RecordNames({ names }: { readonly names: readonly string[] }) {
  const translate = useTranslate();
  const others = names.length - mostNames;
  return (
    <Stack component="ul" sx={{ m: 0, mt: 1, pl: 3, gap: 0.5, overflowWrap: 'anywhere' }}>
      {names.slice(0, mostNames).map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and the order is fixed
        <li key={index}>{name}</li>
      ))}
      {others > 0 && <li>{translate('kit.bulk.others', { smart_count: others })}</li>}
    </Stack>
  );
}

interface BulkProgressProps {
  readonly count: number;
  readonly total: number;
  readonly onStop: () => void;
}

function BulkProgress({ count, total, onStop }: BulkProgressProps) {
  const translate = useTranslate();
  const text = translate('kit.bulk.progress', { done: count, total });
  const [shownAt] = useState(() => performance.now());
  // It comes where the act was started: so soon, it is the second press of a double click.
  const stop = ({ timeStamp }: MouseEvent) => {
    if (timeStamp - shownAt >= DOUBLE_CLICK_MS) onStop();
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>{text}</Typography>
      <LinearProgress variant="determinate" value={(count / total) * 100} aria-label={text} />
      {/* Gives the dialog a focus target when the question disappears. */}
      <Button color="inherit" autoFocus onClick={stop} sx={{ alignSelf: 'flex-end' }}>
        {translate('kit.bulk.stop')}
      </Button>
    </Stack>
  );
}

interface BulkSummaryProps {
  readonly result: BulkResult;
  readonly label: readonly string[];
  readonly texts: string | undefined;
  readonly onClose: () => void;
}

/** What was done and what is left, and the failures with their reasons. */
function BulkSummary({ result, label, texts, onClose }: BulkSummaryProps) {
  const translate = useTranslate();
  const { done, failed, left } = result;
  return (
    <Stack sx={{ gap: 2 }}>
      {done.length > 0 && (
        <Alert severity="success">{translate(`${texts}.done`, { smart_count: done.length })}</Alert>
      )}
      {left.length > 0 && <Alert severity="warning">{translate('kit.bulk.stopped', countsOf(result))}</Alert>}
      {failed.length > 0 && (
        <Alert severity="error">
          {translate('kit.bulk.failed', { smart_count: failed.length })}
          <Stack component="ul" sx={{ m: 0, mt: 1, pl: 2.5, gap: 0.5, overflowWrap: 'anywhere' }}>
            {failed.map(({ record, error }) => (
              <li key={record.id}>
                <strong>{recordName(label, record)}</strong>
                {' – '}
                {(error instanceof ApiError && error.reason) || translate('messages.somethingWentWrong')}
              </li>
            ))}
          </Stack>
        </Alert>
      )}
      <Button variant="contained" autoFocus onClick={onClose} sx={{ alignSelf: 'flex-end' }}>
        {translate('ra.action.close')}
      </Button>
    </Stack>
  );
}

function countsOf({ done, failed, left }: BulkResult) {
  return { done: done.length, total: done.length + failed.length + left.length, left: left.length };
}

interface BulkAct {
  /** Number of records acted on; `undefined` before the start. */
  readonly count: number | undefined;
  /** Set only if an act failed, or it was stopped. */
  readonly result: BulkResult | undefined;
  /** @param onSaved called once the reason is kept with at least one record */
  readonly start: (reason: string | undefined, onSaved: () => void) => void;
  readonly stop: () => void;
}

function useBulkAct(
  action: ActionId,
  { records, onEnd, onClose }: Pick<BulkActDialogProps, 'records' | 'onEnd' | 'onClose'>,
): BulkAct {
  const translate = useTranslate();
  const { bulk }: ActionDefinition = actions[action];
  const [count, setCount] = useState<number>();
  const [result, setResult] = useState<BulkResult>();
  const [abort] = useState(() => new AbortController());
  const isOpen = useIsMounted();
  useEffect(() => () => abort.abort(), [abort]);

  const tell = (result: BulkResult) => {
    const { done, failed, left } = result;
    if (done.length > 0) toast.success(translate(`${bulk}.done`, { smart_count: done.length }));
    if (failed.length > 0) toast.warning(translate('kit.bulk.failed', { smart_count: failed.length }));
    if (left.length > 0) toast.warning(translate('kit.bulk.stopped', countsOf(result)));
  };

  const run = async (reason: string | undefined, onSaved: () => void) => {
    setCount(0);
    const result = await actOneByOne(records, {
      // Quiet, because the summary lists all failures at once.
      act: ({ id }) => dataProvider.action(action, { id, reason, quiet: true }),
      onProgress: setCount,
      signal: abort.signal,
    });
    if (result.done.length > 0) onSaved();
    onEnd(result);
    if (result.failed.length + result.left.length > 0 && isOpen.current) return setResult(result);
    onClose();
    tell(result);
  };

  return { count, result, start: (reason, onSaved) => void run(reason, onSaved), stop: () => abort.abort() };
}
