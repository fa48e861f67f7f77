import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { Person } from './verifyOneByOne.ts';

interface BulkQuestionProps {
  readonly people: readonly Person[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** More names than that nobody reads in a dialog. */
const mostNames = 5;

export function BulkQuestion({ people, onConfirm, onCancel }: BulkQuestionProps) {
  const translate = useTranslate();
  const others = people.length - mostNames;
  return (
    <Stack sx={{ gap: 2 }}>
      <DialogContentText>
        {translate('volunteers.bulk.text', { smart_count: people.length })}
      </DialogContentText>
      <Stack component="ul" sx={{ m: 0, pl: 3, gap: 0.5, overflowWrap: 'anywhere' }}>
        {people.slice(0, mostNames).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
        {others > 0 && <li>{translate('volunteers.bulk.others', { smart_count: others })}</li>}
      </Stack>
      <Alert severity="warning">{translate('kit.confirm.irreversible')}</Alert>
      <Stack direction="row" sx={{ gap: 1, mt: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <Button color="inherit" autoFocus onClick={onCancel}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" onClick={onConfirm}>
          {translate('volunteers.bulk.confirm', { smart_count: people.length })}
        </Button>
      </Stack>
    </Stack>
  );
}
