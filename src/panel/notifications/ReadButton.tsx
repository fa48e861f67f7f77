import ReadIcon from '@mui/icons-material/DoneOutlined';
import { useTranslate } from 'react-admin';
import { BusyButton } from '../kit/act/BusyButton.tsx';
import { markRead } from './markRead.ts';
import { useReading } from './useReading.ts';

interface ReadButtonProps {
  readonly id: string;
  /** The button goes; whoever has it says where the focus goes. */
  readonly onRead: () => void;
}

export function ReadButton({ id, onRead }: ReadButtonProps) {
  const translate = useTranslate();
  const { busy, run } = useReading('readNotification');
  return (
    <BusyButton
      size="small"
      busy={busy}
      startIcon={<ReadIcon />}
      onClick={() => void run(() => markRead(id), onRead)}
      // Below the text where there is no room beside it.
      sx={{
        gridColumn: { xs: 2, sm: 'auto' },
        justifySelf: 'start',
        ml: { xs: -0.5, sm: 0 },
        minHeight: { xs: 44, md: 36 },
      }}
    >
      {translate('notifications.read')}
    </BusyButton>
  );
}
