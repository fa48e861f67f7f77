import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { answerOf, client } from '../../data/client.ts';
import { BusyButton } from '../action/BusyButton.tsx';
import { useGuardedCall } from '../action/useGuardedCall.ts';
import { retryAfterOf } from '../form/describeFailure.ts';

/** A mail takes a while, and each new one invalidates the previous link. */
const PAUSE_SECONDS = 60;

/** Resends the mail that confirms an address. It does not reveal whether the address awaits confirmation. */
export default function ResendConfirmation({ email }: { readonly email: string }) {
  const translate = useTranslate();
  const { busy, failure, run } = useGuardedCall('resendConfirmation');
  const [isSent, setSent] = useState(false);
  const [left, pause] = useCountdown();

  const send = async () => {
    try {
      await answerOf(client.POST('/users/resend-confirmation', { body: { email } }));
      setSent(true);
      pause(PAUSE_SECONDS);
    } catch (error) {
      setSent(false);
      pause(retryAfterOf(error) ?? 0);
      throw error;
    }
  };

  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <BusyButton
        variant="outlined"
        busy={busy}
        aria-disabled={left > 0}
        onClick={() => void run(send)}
        sx={{ minHeight: 44 }}
      >
        {left > 0 ? translate('kit.resend.wait', { seconds: left }) : translate('kit.resend.submit')}
      </BusyButton>
      <Box role="status">
        {isSent && `${translate('messages.confirmationResent')} ${translate('kit.resend.newest')}`}
      </Box>
      {failure && <Alert severity="error">{failure}</Alert>}
    </Stack>
  );
}

/** Remaining seconds of a pause, and a function that starts one. */
function useCountdown(): readonly [left: number, begin: (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    // Use the clock, because timers are throttled in hidden windows.
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [end]);

  const begin = (seconds: number) => {
    setEnd(Date.now() + seconds * 1000);
    setLeft(seconds);
  };
  return [left, begin];
}
