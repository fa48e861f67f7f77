import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PanelPath } from '../../../contract/TypedPath.ts';
import { ApiError } from '../../data/ApiError.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { useCurrentPath } from '../../shell/useCurrentPath.ts';
import { Arrival } from '../focus/Arrival.tsx';
import { LoadFailure } from '../state/LoadFailure.tsx';
import { BackLink } from './BackLink.tsx';

interface RecordFailureProps {
  readonly error: unknown;
  /** Where the record is listed. */
  readonly list: PanelPath;
  readonly onRetry: () => void;
}

/** In the place of a record that could not be read: what it would be, why it is not there, and the way back. */
export function RecordFailure({ error, list, onRetry }: RecordFailureProps) {
  const translate = useTranslate();
  const { title = list.title } = useCurrentPath() ?? {};
  const kind = translate(title);
  return (
    <Arrival>
      <Stack sx={{ gap: 2 }}>
        <BackLink list={list.pattern} label={translate(list.title)} />
        {isMissing(error) ? (
          <NotFound text={translate('kit.missingRecord', { kind })} />
        ) : (
          <>
            <Typography variant="h1" tabIndex={-1}>
              {kind}
            </Typography>
            <LoadFailure error={error} onRetry={onRetry} />
          </>
        )}
      </Stack>
    </Arrival>
  );
}

/** An address that is no id at all is refused as bad input. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status);
}
