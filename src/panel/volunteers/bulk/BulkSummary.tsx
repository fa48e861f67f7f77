import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { ApiError } from '../../data/ApiError.ts';
import type { BulkResult } from './verifyOneByOne.ts';

interface BulkSummaryProps {
  readonly result: BulkResult;
  readonly onClose: () => void;
}

/** Who could not be verified and why, when some could not. */
export function BulkSummary({ result: { verified, failed }, onClose }: BulkSummaryProps) {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 2 }}>
      {verified.length > 0 && (
        <Alert severity="success">
          {translate('volunteers.bulk.done', { smart_count: verified.length })}
        </Alert>
      )}
      <Alert severity="error">
        {translate('volunteers.bulk.failed', { smart_count: failed.length })}
        <Stack component="ul" sx={{ m: 0, mt: 1, pl: 2.5, gap: 0.5, overflowWrap: 'anywhere' }}>
          {failed.map(({ person, error }) => (
            <li key={person.id}>
              <strong>{person.name}</strong>
              {' – '}
              {(error instanceof ApiError && error.reason) || translate('messages.somethingWentWrong')}
            </li>
          ))}
        </Stack>
      </Alert>
      <Button variant="contained" autoFocus onClick={onClose} sx={{ alignSelf: 'flex-end' }}>
        {translate('ra.action.close')}
      </Button>
    </Stack>
  );
}
