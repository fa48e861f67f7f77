import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { components } from '../../../contract/generated/types.ts';
import { CoverDesign } from '../../kit/cover/CoverDesign.tsx';
import { LongTextValue } from '../../kit/field/FieldValue.tsx';
import { useContractTexts } from '../../kit/text/useContractTexts.ts';
import { PlaceFact, WhenFact } from '../PlaceFact.tsx';
import { shiftName } from '../shifts/shiftTime.ts';

type Typed = Partial<components['schemas']['Event']>;

/** Of the text that describes the dialog. */
export const eventPreviewText = 'event-preview';

/** An event as volunteers would read it, saved or not. */
export function EventPreview({ event, onClose }: { readonly event: Typed; readonly onClose: () => void }) {
  const translate = useTranslate();
  const { choice } = useContractTexts();
  const { title, description, location, helpCategory = [], volunteersNeededNum: needed, shifts = [] } = event;
  return (
    <Stack sx={{ gap: 2 }}>
      <DialogContentText id={eventPreviewText}>{translate('events.form.previewText')}</DialogContentText>
      <Box
        component="article"
        sx={{ border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden' }}
      >
        <Box sx={{ height: 112 }}>
          <CoverDesign name={event.coverDesign} />
        </Box>
        <Stack sx={{ p: { xs: 2, sm: 3 }, gap: 2 }}>
          <Typography variant="h2" component="h3" sx={{ overflowWrap: 'anywhere', textWrap: 'pretty' }}>
            {title || '–'}
          </Typography>
          <Stack component="ul" sx={{ m: 0, p: 0 }}>
            <WhenFact event={event} />
            <PlaceFact event={event} />
          </Stack>
          {location && <Typography sx={{ overflowWrap: 'anywhere' }}>{location}</Typography>}
          {description ? (
            <LongTextValue text={description} />
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>{translate('events.noDescription')}</Typography>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {helpCategory?.map((category) => choice('helpCategory', category)).join(', ')}
          </Typography>
          {shifts.length > 0 && (
            <Box>
              <Typography variant="subtitle2" component="h4">
                {translate('events.shifts.label')}
              </Typography>
              <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
                {shifts.map((shift) => (
                  <li key={shift.id}>{shiftName(shift, event)}</li>
                ))}
              </Box>
            </Box>
          )}
          <Typography variant="body2">
            {needed
              ? translate('events.places.taken', { signed: event.nrOfVolunteersSigned ?? 0, needed })
              : translate('events.places.unknown')}
          </Typography>
        </Stack>
      </Box>
      <Button variant="contained" onClick={onClose} autoFocus sx={{ alignSelf: 'flex-end' }}>
        {translate('events.form.previewClose')}
      </Button>
    </Stack>
  );
}
