import LateIcon from '@mui/icons-material/ErrorOutlineOutlined';
import SoonIcon from '@mui/icons-material/HourglassBottomOutlined';
import CalmIcon from '@mui/icons-material/ScheduleOutlined';
import { useTranslate } from 'react-admin';
import type { Look } from '../../contract/Look.ts';
import { urgencyOf } from '../../domain/data-requests/dataRequestRules.ts';
import { StatusChip } from '../kit/field/ChoiceValue.tsx';

const looks: Readonly<Record<ReturnType<typeof urgencyOf>, Look>> = {
  calm: { tone: 'neutral', Icon: CalmIcon },
  soon: { tone: 'warning', Icon: SoonIcon },
  overdue: { tone: 'error', Icon: LateIcon },
};

/** How long an open request may still wait; nothing once it is closed. */
export function DaysLeft({ daysLeft }: { readonly daysLeft: number | null | undefined }) {
  const translate = useTranslate();
  if (typeof daysLeft !== 'number') return null;
  const label =
    daysLeft === 0
      ? translate('dataRequests.today')
      : translate(`dataRequests.${daysLeft < 0 ? 'late' : 'left'}`, { smart_count: Math.abs(daysLeft) });
  return <StatusChip look={looks[urgencyOf(daysLeft)]} label={label} />;
}
