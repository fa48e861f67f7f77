import UnreadIcon from '@mui/icons-material/FiberManualRecord';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useContractTexts } from '../kit/text/useContractTexts.ts';

interface KindLineProps {
  readonly kind: string;
  readonly isUnread: boolean;
}

/** What kind of thing happened, and whether it is news. */
export function KindLine({ kind, isUnread }: KindLineProps) {
  const translate = useTranslate();
  const { choice } = useContractTexts();
  return (
    <Typography
      variant="body2"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary' }}
    >
      <Box component="span" sx={isUnread ? { color: 'text.primary', fontWeight: 500 } : undefined}>
        {choice('notificationKind', kind)}
      </Box>
      {isUnread && (
        <Box
          component="span"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.5,
            color: 'primary.main',
            fontWeight: 500,
          }}
        >
          <UnreadIcon aria-hidden sx={{ fontSize: 10 }} />
          {translate('notifications.unread')}
        </Box>
      )}
    </Typography>
  );
}
