import WalkInIcon from '@mui/icons-material/PersonAddAlt1Outlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, type MouseEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '../../../contract/generated/operations.ts';
import { resources } from '../../../contract/generated/resources.ts';
import { DialogButtons } from '../../kit/action/DialogButtons.tsx';
import { useGuardedCall } from '../../kit/action/useGuardedCall.ts';
import { useIsAllowed } from '../../kit/action/useMayDo.ts';
import type { ContractRecord } from '../../kit/ContractRecord.ts';
import { RecordPicker } from '../../kit/list/RecordPicker.tsx';
import { toast } from '../../shell/toast.ts';
import { useModalStore } from '../../shell/UniversalModal.tsx';
import type { Event } from '../Event.ts';
import { ShiftSelect } from '../shifts/ShiftSelect.tsx';
import { participantsDefinition } from './participantsDefinition.ts';
import { addWalkInHref, recordWalkIn } from './walkIn.ts';

const operationId = 'addWalkIn';
const textId = `confirm-${operationId}`;

/** Button that records who came to the event without having signed up. */
export function WalkInButton({ event }: Pick<WalkInFormProps, 'event'>) {
  const translate = useTranslate();
  const isAllowed = useIsAllowed();

  const ask = () => {
    const { open, close } = useModalStore.getState();
    const id = open({
      title: translate('events.walkIn.label'),
      describedBy: textId,
      content: <WalkInForm event={event} mayAdd={isAllowed('addVolunteer')} onClose={() => close(id)} />,
    });
  };
  return (
    <Button variant="outlined" startIcon={<WalkInIcon />} onClick={ask} sx={{ minHeight: 44 }}>
      {translate('events.walkIn.label')}
    </Button>
  );
}

interface WalkInFormProps {
  readonly event: Event;
  readonly mayAdd: boolean;
  readonly onClose: () => void;
}

function WalkInForm({ event, mayAdd, onClose }: WalkInFormProps) {
  const translate = useTranslate();
  const { busy, failure, run } = useGuardedCall(operationId);
  const [chosen, setChosen] = useState<ContractRecord | null>(null);
  const [shiftId, setShiftId] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [isShiftMissing, setShiftMissing] = useState(false);
  const needsShift = event.shifts.length > 0;
  const missing = isSubmitted ? translate('validation.required') : undefined;
  const leave = (click: MouseEvent) => {
    if (!needsShift || shiftId !== '') return onClose();
    click.preventDefault();
    setShiftMissing(true);
  };

  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    setSubmitted(true);
    if (chosen === null || (needsShift && shiftId === '') || busy) return;
    void run(async () => {
      await recordWalkIn(event.id, chosen.id, shiftId || undefined);
      onClose();
      toast.success(translate(`messages.${operations[operationId].success}`));
    });
  };

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <DialogContentText id={textId}>{translate('events.walkIn.text')}</DialogContentText>
      <RecordPicker
        resource={resources.volunteers.name}
        label={translate('fields.volunteerName')}
        sort={participantsDefinition.defaultSort}
        value={chosen}
        isOffered={({ accountStatus }) => accountStatus !== 'rejected'}
        error={chosen === null ? missing : undefined}
        onChange={setChosen}
      />
      {needsShift && (
        <ShiftSelect
          event={event}
          value={shiftId}
          onChange={setShiftId}
          error={
            shiftId === '' && (isSubmitted || isShiftMissing) ? translate('validation.required') : undefined
          }
        />
      )}
      {mayAdd && (
        <Typography>
          <Link href={addWalkInHref(event.id, shiftId)} onClick={leave}>
            {translate('events.walkIn.addVolunteer')}
          </Link>
        </Typography>
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
      <DialogButtons busy={busy} submitLabel={translate('events.attendance.record')} onCancel={onClose} />
    </Stack>
  );
}
