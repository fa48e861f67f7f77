import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useSessionStore } from '../data/sessionStore.ts';
import { dateFormat } from '../kit/format/dateFormat.ts';
import { useNow } from '../kit/time/useNow.ts';

const evening = 18;
const morning = 4;

/** A word to who has come, and which day it is. */
export function Greeting() {
  const translate = useTranslate();
  const now = new Date(useNow());
  const name = useSessionStore(({ user }) => user?.name.split(' ')[0]) ?? '';
  const isEvening = now.getHours() >= evening || now.getHours() < morning;
  return (
    <div>
      <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {translate(isEvening ? 'overview.greeting.evening' : 'overview.greeting.day', { name })}
      </Typography>
      <Typography sx={{ color: 'text.secondary', '&::first-letter': { textTransform: 'uppercase' } }}>
        {dateFormat({
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          year: 'numeric',
        }).format(now)}
      </Typography>
    </div>
  );
}
