import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { Event } from '../Event.ts';
import { shiftName } from './shiftTime.ts';

interface ShiftSelectProps {
  readonly event: Event;
  /** Empty for none. */
  readonly value: string;
  readonly onChange: (shiftId: string) => void;
  /** What none means, if it can be chosen. */
  readonly none?: string;
  readonly error?: string | undefined;
}

/** One of the event's shifts. */
export function ShiftSelect({ event, value, onChange, none, error }: ShiftSelectProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate('fields.shift')}
      value={event.shifts.some(({ id }) => id === value) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      error={error !== undefined}
      helperText={error}
      sx={{ minWidth: { xs: '100%', sm: 220 }, maxWidth: '100%' }}
      slotProps={{
        ...(none !== undefined && { inputLabel: { shrink: true }, select: { displayEmpty: true } }),
      }}
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {event.shifts.map((shift) => (
        <MenuItem key={shift.id} value={shift.id} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          {shiftName(shift, event)}
        </MenuItem>
      ))}
    </TextField>
  );
}
