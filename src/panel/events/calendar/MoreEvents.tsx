import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDay } from '../time/formatDay.ts';
import { DayEvent } from './DayEvent.tsx';
import type { EventPart } from './weekParts.ts';

interface MoreEventsProps {
  readonly day: string;
  /** All of the day. */
  readonly parts: readonly EventPart[];
  /** How many of them are not seen on the calendar. */
  readonly count: number;
  readonly tabIndex: number;
}

export function MoreEvents({ day, parts, count, tabIndex }: MoreEventsProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const titleId = useId();
  return (
    <>
      <Button
        size="small"
        color="inherit"
        tabIndex={tabIndex}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ mt: 0.5, px: 0.75, py: 0, minHeight: 24, minWidth: 0, lineHeight: 1.4, textAlign: 'left' }}
      >
        {translate('events.calendar.more', { smart_count: count })}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // The keys that walk through days stay in the calendar.
        onKeyDown={(event) => event.stopPropagation()}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { p: 2, width: 320 } } }}
      >
        <Typography id={titleId} variant="h3" sx={{ mb: 1 }}>
          {formatDay(day)}
        </Typography>
        <Stack component="ul" sx={{ m: 0, p: 0, gap: 0.75, listStyle: 'none' }}>
          {parts.map((part) => (
            <DayEvent key={part.event.id} part={part} isWhole />
          ))}
        </Stack>
      </Popover>
    </>
  );
}
