import ReadIcon from '@mui/icons-material/DoneOutlined';
import { useTranslate } from 'react-admin';
import { BusyButton } from '../kit/act/BusyButton.tsx';
import { ToolLabel } from '../kit/list/ToolLabel.tsx';
import { toolSx } from '../kit/list/toolSx.ts';
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
      sx={toolSx}
    >
      <ToolLabel>{translate('notifications.read')}</ToolLabel>
    </BusyButton>
  );
}
