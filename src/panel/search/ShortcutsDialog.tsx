import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Fragment, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SEARCH_KEYS, SINGLE_KEYS } from './shortcutKeys.ts';
import { singleKeys } from './useShortcuts.ts';

/** All shortcuts, and whether single keys are ones. */
export default function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const [areOn, setOn] = useState(singleKeys.areOn);
  const titleId = useId();
  const shortcuts = { 'search.title': SEARCH_KEYS, ...(areOn && SINGLE_KEYS) };

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('search.shortcuts.title')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: '1fr auto',
            gap: 1.5,
            m: 0,
            mb: 2,
            alignItems: 'center',
          }}
        >
          {Object.entries(shortcuts).map(([text, keys]) => (
            <Fragment key={text}>
              <dt>{translate(text)}</dt>
              <Box component="dd" sx={{ m: 0 }}>
                <Box component="kbd" sx={keySx}>
                  {keys}
                </Box>
              </Box>
            </Fragment>
          ))}
        </Box>
        <FormControlLabel
          control={
            <Checkbox
              checked={areOn}
              onChange={(_, isOn) => {
                singleKeys.set(isOn);
                setOn(isOn);
              }}
            />
          }
          label={translate('search.shortcuts.single')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('shell.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const keySx = {
  px: 1,
  py: 0.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'action.hover',
  fontFamily: 'inherit',
  whiteSpace: 'nowrap',
};
