import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Body } from '../../../contract/calls.ts';
import { EventShiftInputForm } from '../../../contract/generated/forms/EventShiftInput.ts';
import { operations } from '../../../contract/generated/operations.ts';
import { resources } from '../../../contract/generated/resources.ts';
import type { EventTimes } from '../../../domain/events/eventPhase.ts';
import { MOST_SHIFTS, shiftIssues } from '../../../domain/events/shiftIssues.ts';
import { answerOf, client } from '../../data/client.ts';
import { ConfirmButton } from '../../kit/action/ConfirmButton.tsx';
import { useMayDo } from '../../kit/action/useMayDo.ts';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { useKeepRecord } from '../../kit/show/useKeepRecord.ts';
import { useTimeZone } from '../../kit/time/useTimeZone.ts';
import { toast } from '../../shell/toast.ts';
import { useModalStore } from '../../shell/UniversalModal.tsx';
import type { Event } from '../Event.ts';
import { EventPlaces } from '../EventPlaces.tsx';
import { useMayActOnEvent } from '../useEventRules.ts';
import { useOutcome } from '../useOutcome.ts';
import { formatShiftTime, type Shift, shiftName } from './shiftTime.ts';

type ShiftInput = Body<'addShift'>;

/** Whether the event's page has anything to say of shifts: they are there, or could be. */
export function useShowsShifts(event: Event): boolean {
  const mayEdit = useMayEdit(event);
  const { shifts, nrOfVolunteersSigned, waitlisted } = event;
  return shifts.length > 0 || (mayEdit && nrOfVolunteersSigned + waitlisted === 0);
}

function useMayEdit(event: Event): boolean {
  const mayDo = useMayDo('editShift');
  return useMayActOnEvent(event)('edit') && mayDo;
}

/** The event's shifts, each with its places. */
export function EventShifts({ event }: { readonly event: Event }) {
  const translate = useTranslate();
  const mayEdit = useMayEdit(event);
  const { shifts, startDate } = event;
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {shifts.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('events.shifts.empty')}</Typography>
      )}
      {shifts.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, width: '100%', listStyle: 'none' }}>
          {shifts.map((shift) => (
            <ShiftItem key={shift.id} shift={shift} event={event} mayEdit={mayEdit} />
          ))}
        </Box>
      )}
      {mayEdit && !startDate && <Typography>{translate('events.shifts.needsDays')}</Typography>}
      {mayEdit && startDate && shifts.length < MOST_SHIFTS && <ShiftButton event={event} />}
    </Stack>
  );
}

interface ShiftItemProps {
  readonly shift: Shift;
  readonly event: Event;
  readonly mayEdit: boolean;
}

function ShiftItem({ shift, event, mayEdit }: ShiftItemProps) {
  const translate = useTranslate();
  const keep = useKeepRecord(resources.events.name);
  const { role, places, taken, waitlisted } = shift;
  const name = shiftName(shift, event);
  const path = { id: event.id, shiftId: shift.id };
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider', mt: 1.5, pt: 1.5 } }}>
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{role}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {formatShiftTime(shift, event)}
      </Typography>
      <EventPlaces event={{ volunteersNeededNum: places, nrOfVolunteersSigned: taken, waitlisted }} />
      {mayEdit && (
        <Stack direction="row" sx={{ gap: 1, mt: 0.5, ml: -1, flexWrap: 'wrap', displayPrint: 'none' }}>
          {event.startDate && <ShiftButton event={event} shift={shift} />}
          {taken + waitlisted === 0 && (
            <ConfirmButton
              operationId="deleteShift"
              label={translate('ra.action.delete')}
              title={translate('events.shifts.deleteTitle', { name })}
              text={translate('events.shifts.deleteText')}
              action={() => answerOf(client.DELETE('/events/{id}/shifts/{shiftId}', { params: { path } }))}
              onDone={keep}
              button={{
                size: 'small',
                color: 'error',
                'aria-label': translate('events.shifts.deleteOne', { name }),
              }}
            />
          )}
        </Stack>
      )}
    </Box>
  );
}

interface ShiftButtonProps {
  readonly event: Event;
  /** To edit; undefined for a new one. */
  readonly shift?: Shift;
}

/** Button that adds a shift, or edits one. */
function ShiftButton({ event, shift }: ShiftButtonProps) {
  const translate = useTranslate();
  const keep = useKeepRecord(resources.events.name);
  const outcome = useOutcome('events.told.moved');
  const timeZone = useTimeZone();
  const operationId = shift ? 'editShift' : 'addShift';
  const textId = `confirm-${operationId}`;
  const check = (values: EventTimes) => {
    const issues = shiftIssues(values, event, timeZone);
    return Object.fromEntries(issues.map(({ field, key }) => [field, translate(`validation.${key}`)]));
  };

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
          <ContractForm
            form={EventShiftInputForm}
            initial={shift ?? { startDate: event.startDate, endDate: event.startDate }}
            check={check}
            followers={followers}
            submitLabel={translate('ra.action.save')}
            focusFirst
            warnUnsaved={false}
            onSubmit={(body: ShiftInput) => save(event.id, shift?.id, body)}
            onSaved={(saved) => {
              close(id);
              toast.success(translate(`messages.${operations[operationId].success}`), outcome(saved));
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

/** Most shifts are of one day. */
const followers = { endDate: 'startDate' };

function save(id: string, shiftId: string | undefined, body: ShiftInput): Promise<Event> {
  return answerOf(
    shiftId === undefined
      ? client.POST('/events/{id}/shifts', { params: { path: { id } }, body })
      : client.PUT('/events/{id}/shifts/{shiftId}', { params: { path: { id, shiftId } }, body }),
  );
}
