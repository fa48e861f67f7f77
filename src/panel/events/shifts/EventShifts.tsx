import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import { MOST_SHIFTS } from '../../../domain/events/shiftIssues.ts';
import { answerOf, client } from '../../data/client.ts';
import { ConfirmButton } from '../../kit/action/ConfirmButton.tsx';
import { useMayDo } from '../../kit/action/useMayDo.ts';
import { useKeepRecord } from '../../kit/show/useKeepRecord.ts';
import type { Event } from '../Event.ts';
import { EventPlaces } from '../EventPlaces.tsx';
import { useMayActOnEvent } from '../useEventRules.ts';
import { useOutcome } from '../useOutcome.ts';
import { scopeOf, useScopes } from '../useScopes.ts';
import { ShiftButton } from './ShiftButton.tsx';
import { formatShiftTime, type Shift, shiftName } from './shiftTime.ts';

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
  const scopes = useScopes(event);
  const outcome = useOutcome('events.told.moved');
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
              choice={scopes('edit')}
              action={(_, scope) =>
                answerOf(
                  client.DELETE('/events/{id}/shifts/{shiftId}', { params: { path, query: scopeOf(scope) } }),
                )
              }
              outcome={outcome}
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
