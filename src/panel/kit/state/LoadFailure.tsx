import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { ApiError } from '../../data/ApiError.ts';
import { missingText, retryText } from '../lazy/MissingNote.tsx';
import { FailurePicture } from './FailurePicture.tsx';
import { ForbiddenPicture } from './ForbiddenPicture.tsx';
import { StateBlock } from './StateBlock.tsx';

interface LoadFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Error state of failed reads: forbidden, or with a retry. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const translate = useTranslate();
  if (error instanceof ApiError && error.status === 403) {
    return (
      <StateBlock
        picture={<ForbiddenPicture />}
        title={translate('kit.forbidden.title')}
        text={translate('kit.forbidden.text')}
      />
    );
  }
  return (
    <StateBlock
      picture={<FailurePicture />}
      title={translate('kit.failure.title')}
      text={
        (error instanceof ApiError && error.reason) ||
        missingText(error, translate) ||
        translate(navigator.onLine ? 'kit.failure.text' : 'kit.failure.offline')
      }
    >
      <Button variant="contained" onClick={onRetry}>
        {retryText(error, translate)}
      </Button>
    </StateBlock>
  );
}
