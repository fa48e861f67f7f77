import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { FormValues } from '../../kit/form/FormValues.ts';
import { mergeChanges } from '../../kit/form/mergeChanges.ts';
import type { Organization } from '../useOrganization.ts';
import { ConflictFields } from './ConflictFields.tsx';
import type { OrganizationConflict } from './OrganizationConflict.ts';
import { organizationForm } from './organizationForm.ts';

interface ConflictDialogProps {
  readonly base: Organization;
  readonly conflict: OrganizationConflict;
  readonly onClose: () => void;
  /** @param values the newer version with what was typed */
  readonly onMerge: (values: FormValues) => void;
}

/** Somebody else has saved meanwhile: what they changed, and the way to their version without losing one's own. */
export function ConflictDialog({ base, conflict: { mine, theirs }, onClose, onMerge }: ConflictDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const merged = mergeChanges(organizationForm.schema, {
    base: { ...base },
    mine: { ...mine },
    theirs: { ...theirs },
  });

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('settings.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('settings.conflict.text')}</DialogContentText>
        <ConflictFields
          title={translate('settings.conflict.theirs')}
          names={merged.theirs}
          organization={theirs}
        />
        <ConflictFields
          title={translate('settings.conflict.both')}
          names={merged.both}
          organization={theirs}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('settings.conflict.stay')}
        </Button>
        <Button variant="contained" onClick={() => onMerge(merged.values)}>
          {translate('settings.conflict.load')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
