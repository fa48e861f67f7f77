import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { FormSchema } from '../../../../contract/FormDefinition.ts';
import type { FieldDefinition } from '../../../../contract/ResourceDefinition.ts';
import { FieldList } from '../../field/FieldList.tsx';
import type { FormValues } from '../FormValues.ts';
import { mergeChanges } from '../mergeChanges.ts';
import type { EditConflict } from './useEditedVersion.ts';

interface ConflictDialogProps<Saved extends object> {
  readonly schema: FormSchema;
  /** How to show values. */
  readonly fields: readonly FieldDefinition[];
  readonly display?: ((version: Saved) => object) | undefined;
  /** The version the user opened. */
  readonly base: Saved;
  readonly conflict: EditConflict<Saved>;
  readonly onClose: () => void;
  /** @param values the newer version merged with the user's input */
  readonly onMerge: (values: FormValues) => void;
}

/**
 * Shown when somebody else has saved the record meanwhile: lists their changes and merges the user's input
 * into their version.
 */
export function ConflictDialog<Saved extends object>(props: ConflictDialogProps<Saved>) {
  const { schema, fields, display, base, conflict, onClose, onMerge } = props;
  const { mine, theirs } = conflict;
  const record = { ...(display?.(theirs) ?? theirs) };
  const translate = useTranslate();
  const id = useId();
  const merged = mergeChanges(schema, { base, mine, theirs });
  const named = (names: readonly string[]) =>
    fields.filter(({ name }) => names.includes(name.replace(/\..*/, '')));

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('form.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('form.conflict.text')}</DialogContentText>
        <ConflictFields
          title={translate('form.conflict.theirs')}
          fields={named(merged.theirs)}
          record={record}
        />
        <ConflictFields title={translate('form.conflict.both')} fields={named(merged.both)} record={record} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onClose}>
          {translate('form.conflict.stay')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => onMerge(merged.values)}>
          {translate('form.conflict.load')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ConflictFieldsProps {
  readonly title: string;
  readonly fields: readonly FieldDefinition[];
  /** Whose values to show. */
  readonly record: Readonly<Record<string, unknown>>;
}

function ConflictFields({ title, fields, record }: ConflictFieldsProps) {
  if (fields.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <FieldList fields={fields} record={record} />
    </Box>
  );
}
