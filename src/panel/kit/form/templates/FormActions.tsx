import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { type StoreApi, useStore } from 'zustand';
import { reserveBottom } from '../../focus/reserveEdge.ts';
import { FormAlert } from '../FormAlert.tsx';
import { FormSectionsContext, FormStateContext, type SubmitWay } from '../FormStateContext.ts';

/** Footer of a form: the failure and the buttons. */
export function FormActions() {
  const translate = useTranslate();
  const { layout, sections, step } = useContext(FormSectionsContext);
  const { goBack, cancel, submitLabel, otherLabel, busy, unsaved, failure } = useContext(FormStateContext);
  const isSteps = layout === 'steps';
  // A form in a dialog or within a page: as in every dialog, the buttons stand at the end, Cancel first.
  const isAtEnd = layout === 'plain' && cancel !== undefined;
  const fullWidth = layout === 'plain' && !isAtEnd;
  const isLast = !isSteps || step === sections.length - 1;

  return (
    <Stack
      ref={layout === 'cards' ? reserveBottom : undefined}
      sx={layout === 'cards' ? [inView, otherLabel ? besideFields : {}] : { gap: 2, mt: 3 }}
    >
      {/* A new key per failure, so that a repeated message is announced again. */}
      {failure && <FormAlert key={failure.at} failure={failure} />}
      <Box sx={[row, isAtEnd && { justifyContent: 'flex-end' }]}>
        {isAtEnd && <CancelButton onClick={cancel} />}
        <SubmitButton way="main" busy={busy === 'main'} fullWidth={fullWidth}>
          {isLast ? submitLabel : translate('form.next')}
        </SubmitButton>
        {otherLabel && isLast && (
          <SubmitButton way="other" busy={busy === 'other'} fullWidth={fullWidth}>
            {otherLabel}
          </SubmitButton>
        )}
        {isSteps && step > 0 && (
          <Button size="large" onClick={goBack}>
            {translate('form.back')}
          </Button>
        )}
        {cancel && !isAtEnd && <CancelButton onClick={cancel} />}
        {layout === 'cards' && <UnsavedNote unsaved={unsaved} />}
      </Box>
    </Stack>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 };

function CancelButton({ onClick }: { readonly onClick: () => void }) {
  const translate = useTranslate();
  return (
    <Button size="large" color="inherit" onClick={onClick}>
      {translate('ra.action.cancel')}
    </Button>
  );
}

/** Below cards, the buttons stay visible: a sticky bar that ends at the form's end. */
const inView = {
  gap: 1,
  px: { xs: 2, sm: 3 },
  py: 1.5,
  position: 'sticky',
  bottom: { xs: 8, sm: 16 },
  zIndex: 2,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  boxShadow: '0 2px 12px rgb(0 0 0 / 12%)',
};

/** Several buttons would take too much of a phone's screen. */
const besideFields = { position: { xs: 'static', sm: 'sticky' } };

/** Says beside the button that there are unsaved changes. */
function UnsavedNote({ unsaved }: { readonly unsaved: StoreApi<boolean> }) {
  const translate = useTranslate();
  const isUnsaved = useStore(unsaved);
  return (
    <Typography role="status" variant="body2" sx={{ ml: 1, color: 'text.secondary' }}>
      {isUnsaved && translate('form.unsaved.title')}
    </Typography>
  );
}

interface SubmitButtonProps {
  readonly way: SubmitWay;
  readonly busy: boolean;
  readonly fullWidth: boolean;
  readonly children: ReactNode;
}

/** Never disabled, not even while busy: a disabled button loses the keyboard focus. */
function SubmitButton({ way, busy, fullWidth, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      value={way}
      variant={way === 'main' ? 'contained' : 'outlined'}
      size="large"
      fullWidth={fullWidth}
      aria-disabled={busy}
      aria-busy={busy}
    >
      <Box component="span" sx={{ opacity: busy ? 0 : 1 }}>
        {children}
      </Box>
      {busy && <CircularProgress color="inherit" size={20} aria-hidden sx={{ position: 'absolute' }} />}
    </Button>
  );
}
