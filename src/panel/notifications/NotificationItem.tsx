import type { SvgIconComponent } from '@mui/icons-material';
import RoleIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import OrganizationIcon from '@mui/icons-material/ApartmentOutlined';
import DataRequestIcon from '@mui/icons-material/AssignmentIndOutlined';
import ErasureIcon from '@mui/icons-material/AutoDeleteOutlined';
import ReadIcon from '@mui/icons-material/DoneOutlined';
import FinishedIcon from '@mui/icons-material/EventAvailableOutlined';
import CancelledIcon from '@mui/icons-material/EventBusyOutlined';
import GuardianIcon from '@mui/icons-material/FamilyRestroomOutlined';
import UnreadIcon from '@mui/icons-material/FiberManualRecord';
import AbuseIcon from '@mui/icons-material/FlagOutlined';
import HandedOverIcon from '@mui/icons-material/ForwardToInboxOutlined';
import TeamIcon from '@mui/icons-material/GroupsOutlined';
import WaitlistedIcon from '@mui/icons-material/HourglassTopOutlined';
import SignedUpIcon from '@mui/icons-material/HowToRegOutlined';
import LeftIcon from '@mui/icons-material/LogoutOutlined';
import AppliedIcon from '@mui/icons-material/PersonAddOutlined';
import ResignedIcon from '@mui/icons-material/PersonRemoveOutlined';
import UrgentIcon from '@mui/icons-material/PriorityHighOutlined';
import NeedIcon from '@mui/icons-material/SupportOutlined';
import ExpiredIcon from '@mui/icons-material/TimerOffOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { BusyButton } from '../kit/action/BusyButton.tsx';
import { useToastedCall } from '../kit/action/useGuardedCall.ts';
import { TimeValue } from '../kit/field/FieldValue.tsx';
import { useFocusHeir } from '../kit/focus/FocusedContent.tsx';
import { formatFromNow, formatInstant } from '../kit/format/formatDate.ts';
import { ToolLabel, toolSx } from '../kit/list/ToolButton.tsx';
import { useContractTexts } from '../kit/text/useContractTexts.ts';
import { useNow } from '../kit/time/useNow.ts';
import { markRead, type Notification, NotificationMessage } from './NotificationMessage.tsx';

/** Unread items are marked by a bar, a bold kind, and a word. */
export function NotificationItem({ notification }: { readonly notification: Notification }) {
  const { id, kind, createdAt, readAt } = notification;
  const item = useRef<HTMLLIElement>(null);
  useFocusHeir(item);
  const isUnread = !readAt;
  const Icon = kindIcons[kind];

  return (
    <Card
      ref={item}
      component="li"
      tabIndex={-1}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr auto',
        alignItems: 'start',
        columnGap: { xs: 1, sm: 2 },
        p: 2,
        borderLeft: 4,
        borderLeftColor: isUnread ? 'primary.main' : 'divider',
        bgcolor: isUnread ? 'background.paper' : 'transparent',
      }}
    >
      <Icon aria-hidden sx={{ color: isUnread ? 'primary.main' : 'text.secondary' }} />
      <Box sx={{ minWidth: 0 }}>
        <KindLine kind={kind} isUnread={isUnread} />
        <NotificationMessage notification={notification} />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          <RecentTime instant={createdAt} />
        </Typography>
      </Box>
      {isUnread && <ReadButton id={id} onRead={() => item.current?.focus()} />}
    </Card>
  );
}

interface ReadButtonProps {
  readonly id: string;
  /** The caller moves the focus, because the button disappears. */
  readonly onRead: () => void;
}

function ReadButton({ id, onRead }: ReadButtonProps) {
  const translate = useTranslate();
  const { busy, run } = useToastedCall('readNotification');
  const read = async () => {
    await markRead(id);
    onRead();
  };
  return (
    <BusyButton size="small" busy={busy} startIcon={<ReadIcon />} onClick={() => void run(read)} sx={toolSx}>
      <ToolLabel>{translate('notifications.read')}</ToolLabel>
    </BusyButton>
  );
}

const kindIcons: Readonly<Record<Notification['kind'], SvgIconComponent>> = {
  volunteerApplied: AppliedIcon,
  participantSignedUp: SignedUpIcon,
  participantWaitlisted: WaitlistedIcon,
  participantResigned: ResignedIcon,
  volunteerLeft: LeftIcon,
  abuseReported: AbuseIcon,
  eventFinished: FinishedIcon,
  eventCancelled: CancelledIcon,
  eventDeleted: CancelledIcon,
  organizationApproved: OrganizationIcon,
  organizationEdited: OrganizationIcon,
  coordinatorJoined: TeamIcon,
  coordinatorLeft: LeftIcon,
  coordinatorDeleted: ResignedIcon,
  roleChanged: RoleIcon,
  helpRequested: NeedIcon,
  helpRequestedUrgently: UrgentIcon,
  personHandedOver: HandedOverIcon,
  assignmentAccepted: SignedUpIcon,
  assignmentDeclined: ResignedIcon,
  assignmentExpired: ExpiredIcon,
  guardianConsentGiven: GuardianIcon,
  guardianConsentDeclined: GuardianIcon,
  guardianConsentWithdrawn: GuardianIcon,
  dataRequestReceived: DataRequestIcon,
  dataRequestDueSoon: DataRequestIcon,
  dataRequestOverdue: UrgentIcon,
  erasuresAnnounced: ErasureIcon,
  erasuresSoon: ErasureIcon,
};

interface KindLineProps {
  readonly kind: string;
  readonly isUnread: boolean;
}

/** Kind of the notification, and whether it is unread. */
function KindLine({ kind, isUnread }: KindLineProps) {
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

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** A past instant: relative within a day, then as a date. */
export function RecentTime({ instant }: { readonly instant: string }) {
  const translate = useTranslate();
  const now = useNow();
  const age = now - new Date(instant).getTime();
  const text = () => {
    // Also if the server's clock is ahead.
    if (age < minute) return translate('kit.time.justNow');
    return age < day ? formatFromNow(instant, now) : formatInstant(instant);
  };
  return <TimeValue dateTime={instant}>{text()}</TimeValue>;
}
