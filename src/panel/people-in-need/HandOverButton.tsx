import HandOverIcon from '@mui/icons-material/ForwardToInboxOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '../../contract/generated/operations.ts';
import { resources } from '../../contract/generated/resources.ts';
import { mayHandOver } from '../../domain/people-in-need/personRules.ts';
import { answerOf, client } from '../data/client.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { DialogButtons } from '../kit/action/DialogButtons.tsx';
import { PassingButton } from '../kit/action/PassingButton.tsx';
import { useGuardedCall } from '../kit/action/useGuardedCall.ts';
import type { ContractRecord } from '../kit/ContractRecord.ts';
import { RecordPicker } from '../kit/list/RecordPicker.tsx';
import { useRecordChoices } from '../kit/list/useRecordChoices.ts';
import { LoadFailure } from '../kit/state/LoadFailure.tsx';
import { toast } from '../shell/toast.ts';
import { useModalStore } from '../shell/UniversalModal.tsx';
import type { PersonInNeed } from './PersonInNeed.ts';

interface HandOverProps {
  readonly person: PersonInNeed;
  readonly name: string;
  readonly onDone: (person: PersonInNeed) => Promise<void>;
}

/** Button that asks to which coordinator a request goes; only for who may hand it over. */
export function HandOverButton({ person, name, onDone }: HandOverProps) {
  const translate = useTranslate();
  const user = useSessionStore((state) => state.user);
  if (!user || !mayHandOver(person, user)) return null;

  const ask = () => {
    const { open, close } = useModalStore.getState();
    const id = open({
      title: translate('peopleInNeed.handOver.title', { name }),
      describedBy: textId,
      content: <HandOverForm person={person} onDone={onDone} onClose={() => close(id)} />,
    });
  };
  return (
    <PassingButton color="inherit" startIcon={<HandOverIcon />} onClick={ask}>
      {translate('peopleInNeed.handOver.label')}
    </PassingButton>
  );
}

const operationId = 'handOverPersonInNeed';
const textId = `confirm-${operationId}`;

interface HandOverFormProps extends Omit<HandOverProps, 'name'> {
  readonly onClose: () => void;
}

function HandOverForm({ person, onDone, onClose }: HandOverFormProps) {
  const translate = useTranslate();
  const { busy, failure, run } = useGuardedCall(operationId);
  const team = useRecordChoices(resources['organization-coordinators'].name);
  const [chosen, setChosen] = useState<Pick<ContractRecord, 'id'> | null>(null);
  const [isMissing, setMissing] = useState(false);
  const label = translate('fields.coordinatorId');
  const issue = isMissing ? translate('validation.required') : undefined;
  const others = team.choices?.filter(({ id }) => id !== person.responsible?.id);

  const choose = (coordinator: Pick<ContractRecord, 'id'> | null) => {
    setChosen(coordinator);
    setMissing(false);
  };
  const handOver = async (coordinatorId: string) => {
    const params = { path: { id: person.id } };
    const body = { coordinatorId };
    const answer = await answerOf(client.POST('/people-in-need/{id}/hand-over', { params, body }));
    onClose();
    toast.success(translate(`messages.${operations[operationId].success}`));
    await onDone(answer);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(chosen === null);
    if (chosen && !busy) void run(() => handOver(chosen.id));
  };

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <DialogContentText id={textId}>{translate('peopleInNeed.handOver.text')}</DialogContentText>
      {team.error && <LoadFailure error={team.error} onRetry={() => void team.refetch()} />}
      {!others && !team.error && <Skeleton variant="rounded" height={56} />}
      {others?.length === 0 && <Alert severity="info">{translate('peopleInNeed.handOver.nobody')}</Alert>}
      {team.hasMore && (
        <RecordPicker
          resource={resources['organization-coordinators'].name}
          label={label}
          value={chosen}
          onChange={choose}
          isOffered={({ id }) => id !== person.responsible?.id}
          error={issue}
        />
      )}
      {!team.hasMore && others && others.length > 0 && (
        <TextField
          select
          required
          autoFocus
          label={label}
          value={chosen?.id ?? ''}
          error={isMissing}
          helperText={issue}
          onChange={({ target }) => choose({ id: target.value })}
        >
          {others.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
      <Box sx={{ mt: 1 }}>
        <DialogButtons
          busy={busy}
          submitLabel={translate('peopleInNeed.handOver.label')}
          isDisabled={others?.length === 0}
          onCancel={onClose}
        />
      </Box>
    </Stack>
  );
}
