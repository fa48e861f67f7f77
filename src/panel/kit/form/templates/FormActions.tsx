import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { FormAlert } from '../FormAlert.tsx';
import { FormStateContext } from '../FormStateContext.ts';
import { SubmitButton } from '../SubmitButton.tsx';

/** The end of a form: why it was not taken, and the button. */
export function FormActions() {
  const translate = useTranslate();
  const { layout, sections, step, goBack, cancel, submitLabel, busy, failure } = useContext(FormStateContext);
  const isSteps = layout === 'steps';
  const isLast = !isSteps || step === sections.length - 1;

  return (
    <Stack sx={{ gap: 2, mt: 3 }}>
      {/* The same message a second time is another alert, to be read out again. */}
      {failure && <FormAlert key={failure.at} failure={failure} />}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <SubmitButton busy={busy} fullWidth={layout === 'plain'}>
          {isLast ? submitLabel : translate('form.next')}
        </SubmitButton>
        {isSteps && step > 0 && (
          <Button size="large" onClick={goBack}>
            {translate('form.back')}
          </Button>
        )}
        {cancel && (
          <Button size="large" color="inherit" onClick={cancel}>
            {translate('ra.action.cancel')}
          </Button>
        )}
      </Box>
    </Stack>
  );
}
