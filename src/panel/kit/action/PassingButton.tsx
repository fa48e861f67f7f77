import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';
import { useFocusHeir } from '../focus/FocusedContent.tsx';

/**
 * A button that may be gone once its act is done, and passes on the focus then.
 *
 * @example {status === 'proposed' && <PassingButton onClick={ask}>{translate('…')}</PassingButton>}
 */
export function PassingButton(props: Omit<ButtonProps, 'ref'>) {
  const element = useRef<HTMLButtonElement>(null);
  useFocusHeir(element);
  return <Button {...props} ref={element} />;
}
