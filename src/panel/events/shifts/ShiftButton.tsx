import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Body } from '../../../contract/calls.ts';
import { EventShiftInputForm } from '../../../contract/generated/forms/EventShiftInput.ts';
import { operations } from '../../../contract/generated/operations.ts';
import { resources } from '../../../contract/generated/resources.ts';
import type { EventTimes } from '../../../domain/events/eventPhase.ts';
import { shiftIssues } from '../../../domain/events/shiftIssues.ts';
import { answerOf, client } from '../../data/client.ts';
import { ChoiceField } from '../../kit/action/ChoiceField.tsx';
import type { ConfirmationChoice } from '../../kit/action/ReasonField.tsx';
import { ContractForm, type ContractFormProps } from '../../kit/form/ContractForm.tsx';
import { PartForm, partOf } from '../../kit/form/conflict/PartForm.tsx';
import { useKeepRecord } from '../../kit/show/useKeepRecord.ts';
import { useTimeZone } from '../../kit/time/useTimeZone.ts';
import { toast } from '../../shell/toast.ts';
import { useModalStore } from '../../shell/UniversalModal.tsx';
import type { Event } from '../Event.ts';
import { useOutcome } from '../useOutcome.ts';
import { scopeOf, useScopes } from '../useScopes.ts';
import { type Shift, shiftName } from './shiftTime.ts';

type ShiftInput = Body<'addShift'>;

interface ShiftButtonProps {
  readonly event: Event;
  /** To edit; undefined for a new one. */
  readonly shift?: Shift;
}

/** Button that adds a shift, or edits one, also in the later events of a series. */
export function ShiftButton({ event, shift }: ShiftButtonProps) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const keep = useKeepRecord(resources.events.name);
  const outcome = useOutcome('events.told.moved');
  const timeZone = useTimeZone();
  const scopes = useScopes(event)('edit');
  const operationId = shift ? 'editShift' : 'addShift';
  const textId = `confirm-${operationId}`;

  const ask = () => {
    const { open, close } = useModalStore.getState();
    const id = open({
      title: shift
        ? translate('events.shifts.editOne', { name: shiftName(shift, event) })
        : translate('events.shifts.add'),
      describedBy: textId,
      content: (
        <Stack sx={{ gap: 2 }}>
          <DialogContentText id={textId}>
            {translate(shift ? 'events.shifts.editText' : 'events.shifts.addText')}
          </DialogContentText>
          <ShiftForm
            {...{ event, shift, timeZone, scopes }}
            onSaved={(saved) => {
              close(id);
              toast.success(translate(`messages.${operations[operationId].success}`), outcome(saved));
              if (saved.changedInSeries)
                void queryClient.invalidateQueries({ queryKey: [resources.events.name] });
              void keep(saved);
            }}
            onCancel={() => close(id)}
          />
        </Stack>
      ),
    });
  };
  const button: ButtonProps = shift
    ? {
        size: 'small',
        startIcon: <EditIcon />,
        'aria-label': translate('events.shifts.editOne', { name: shiftName(shift, event) }),
      }
    : { variant: 'outlined', startIcon: <AddIcon />, sx: { minHeight: 44 } };
  return (
    <Button {...button} onClick={ask}>
      {translate(shift ? 'ra.action.edit' : 'events.shifts.add')}
    </Button>
  );
}

interface ShiftFormProps {
  readonly event: Event;
  readonly shift: Shift | undefined;
  readonly timeZone: string;
  readonly scopes: ConfirmationChoice | undefined;
  readonly onSaved: (event: Event) => void;
  readonly onCancel: () => void;
}

function ShiftForm({ event, shift, timeZone, scopes, onSaved, onCancel }: ShiftFormProps) {
  const translate = useTranslate();
  const [scope, setScope] = useState(scopes?.options[0]?.value);
  const check = (values: EventTimes) => {
    const issues = shiftIssues(values, event, timeZone);
    return Object.fromEntries(issues.map(({ field, key }) => [field, translate(`validation.${key}`)]));
  };
  const asked: ContractFormProps<ShiftInput, Event> = {
    form: EventShiftInputForm,
    check,
    followers,
    submitLabel: translate('ra.action.save'),
    focusFirst: true,
    warnUnsaved: false,
    onSubmit: (body) => save(event.id, shift?.id, body, scope),
    onSaved,
    onCancel,
  };
  return (
    <>
      {scopes && <ChoiceField {...scopes} value={scope} onChange={setScope} />}
      {shift ? (
        <PartForm {...asked} part={{ opened: shift, read: () => readShift(event.id, shift.id) }} />
      ) : (
        <ContractForm {...asked} initial={{ startDate: event.startDate, endDate: event.startDate }} />
      )}
    </>
  );
}

/** @throws ApiError 404 */
async function readShift(id: string, shiftId: string): Promise<Shift> {
  const { shifts } = await answerOf(client.GET('/events/{id}', { params: { path: { id } } }));
  return partOf(shifts, shiftId);
}

/** Most shifts are of one day. */
const followers = { endDate: 'startDate' };

function save(
  id: string,
  shiftId: string | undefined,
  body: ShiftInput,
  scope: string | undefined,
): Promise<Event> {
  const query = scopeOf(scope);
  return answerOf(
    shiftId === undefined
      ? client.POST('/events/{id}/shifts', { params: { path: { id }, query }, body })
      : client.PUT('/events/{id}/shifts/{shiftId}', { params: { path: { id, shiftId }, query }, body }),
  );
}
