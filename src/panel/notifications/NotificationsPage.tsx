import SettingsIcon from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ListContextProvider, useListContext, useTranslate } from 'react-admin';
import { resources } from '../../contract/generated/resources.ts';
import { paths } from '../../contract/paths.ts';
import { CountNote } from '../kit/list/CountNote.tsx';
import { ListPages } from '../kit/list/ListPages.tsx';
import { ListToolbar } from '../kit/list/ListToolbar.tsx';
import { NothingLeft } from '../kit/list/NoMatch.tsx';
import { ToolLabel, toolSx } from '../kit/list/ToolButton.tsx';
import { useContractList } from '../kit/list/useContractList.ts';
import { PageHeader } from '../kit/page/PageHeader.tsx';
import { LoadFailure } from '../kit/state/LoadFailure.tsx';
import { accent, line, Picture, paper } from '../kit/state/Picture.tsx';
import { StateBlock } from '../kit/state/StateBlock.tsx';
import { LoadingNote } from '../shell/loading/LoadingNote.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import type { Notification } from './NotificationMessage.tsx';
import { ReadAllButton } from './ReadAllButton.tsx';

const { name, list } = resources.notifications;

/** Notifications, newest first. Updates live, see `keepNotificationsFresh`. */
export default function NotificationsPage() {
  const translate = useTranslate();
  const controller = useContractList(name, list);
  const isEmpty = controller.total === 0 && Object.keys(controller.filterValues).length === 0;

  return (
    <ListContextProvider value={controller}>
      <Stack sx={{ gap: { xs: 2, md: 3 }, maxWidth: 880, mx: 'auto' }}>
        <PageHeader
          title={translate(paths.notifications.title)}
          note={<CountNote countText="notifications.count" />}
          actions={
            <>
              <ReadAllButton />
              <SettingsLink />
            </>
          }
        />
        {isEmpty ? (
          <StateBlock
            picture={<BellPicture />}
            title={translate('notifications.empty.title')}
            text={translate('notifications.empty.text')}
          />
        ) : (
          <>
            <ListToolbar list={list} />
            <NotificationList />
            <ListPages />
          </>
        )}
      </Stack>
    </ListContextProvider>
  );
}

function SettingsLink() {
  const translate = useTranslate();
  return (
    <Button
      href={paths.settings.getHref({ query: { tab: 'notifications' } })}
      color="inherit"
      startIcon={<SettingsIcon />}
      sx={toolSx}
    >
      <ToolLabel>{translate('notifications.settings')}</ToolLabel>
    </Button>
  );
}

function NotificationList() {
  const translate = useTranslate();
  const { data, error, refetch, isPlaceholderData } = useListContext<Notification>();

  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) return <AllRead />;
  return (
    <Stack
      component="ul"
      aria-label={translate(paths.notifications.title)}
      aria-busy={!data || isPlaceholderData}
      sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {data?.map((notification) => (
        <NotificationItem key={notification.id} notification={notification} />
      )) ?? <NotificationSkeleton />}
    </Stack>
  );
}

/** Empty state of the unread filter. */
function AllRead() {
  const translate = useTranslate();
  return (
    <NothingLeft
      picture={<BellPicture />}
      title={translate('notifications.allRead.title')}
      text={translate('notifications.allRead.text')}
      showAll={translate('notifications.allRead.show')}
    />
  );
}

const items = ['a', 'b', 'c', 'd', 'e'];

function NotificationSkeleton() {
  return (
    <>
      <LoadingNote />
      {items.map((item) => (
        <Card key={item} component="li" sx={{ p: 2 }}>
          <Skeleton width="35%" />
          <Skeleton width="80%" height={28} />
        </Card>
      ))}
    </>
  );
}

/** A silent bell. */
function BellPicture() {
  return (
    <Picture>
      <path d="M100 26v8" stroke={line} strokeWidth="4" />
      <path
        d="M68 98c6-6 8-14 8-30 0-19 9-32 24-32s24 13 24 32c0 16 2 24 8 30z"
        fill={paper}
        stroke={line}
        strokeWidth="3"
      />
      <path d="M91 104a9 9 0 0 0 18 0" stroke={line} strokeWidth="3" />
      <circle cx="130" cy="94" r="17" fill={paper} stroke={accent} strokeWidth="3" />
      <path d="m122 94 6 6 10-11" stroke={accent} strokeWidth="4" />
    </Picture>
  );
}
