import CalendarIcon from '@mui/icons-material/EditCalendarOutlined';
import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { components } from '../../../contract/generated/types.ts';
import { answerOf, client } from '../../data/client.ts';
import { BusyButton } from '../../kit/action/BusyButton.tsx';
import { ConfirmButton } from '../../kit/action/ConfirmButton.tsx';
import { useToastedCall } from '../../kit/action/useGuardedCall.ts';
import { CopyButton } from '../../kit/copy/CopyButton.tsx';
import { formatDate } from '../../kit/format/formatDate.ts';
import { LoadFailure } from '../../kit/state/LoadFailure.tsx';
import { toast } from '../../shell/toast.ts';
import { SettingsCard } from '../SettingsCard.tsx';

type CalendarFeed = components['schemas']['CalendarFeed'];

const queryKey = ['calendar-feed'];

/** The secret address by which the user's own calendar program reads the events. */
export function CalendarCard() {
  const translate = useTranslate();
  const { data: feed, error, refetch } = useFeed();
  return (
    <SettingsCard title={translate('settings.calendar.title')} text={translate('settings.calendar.text')}>
      {feed ? (
        <FeedAddress feed={feed} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" width={200} height={44} />
      )}
    </SettingsCard>
  );
}

function useFeed() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => answerOf(client.GET('/users/calendar-feed', { signal })),
    // The address is told once: what this page knows of it is not read over.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

function FeedAddress({ feed: { createdAt, url } }: { readonly feed: CalendarFeed }) {
  const translate = useTranslate();
  const setFeed = useSetFeed();
  const create = () => answerOf(client.POST('/users/calendar-feed'));

  if (!createdAt) return <CreateButton create={create} onCreated={setFeed} />;
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start', '& .MuiButton-root': { minHeight: 44 } }}>
      {url ? (
        <NewAddress url={url} />
      ) : (
        <Typography>{translate('settings.calendar.since', { date: formatDate(createdAt) })}</Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <ConfirmButton
          operationId="createCalendarFeed"
          label={translate('settings.calendar.renew')}
          title={translate('settings.calendar.renewTitle')}
          text={translate('settings.calendar.renewText')}
          action={create}
          onDone={setFeed}
          button={{ variant: 'outlined' }}
        />
        <ConfirmButton
          operationId="deleteCalendarFeed"
          label={translate('settings.calendar.revoke')}
          title={translate('settings.calendar.revokeTitle')}
          text={translate('settings.calendar.revokeText')}
          action={() => answerOf(client.DELETE('/users/calendar-feed'))}
          onDone={() => setFeed({})}
          button={{ color: 'error' }}
        />
      </Stack>
    </Stack>
  );
}

interface CreateButtonProps {
  readonly create: () => Promise<CalendarFeed>;
  readonly onCreated: (feed: CalendarFeed) => void;
}

function CreateButton({ create, onCreated }: CreateButtonProps) {
  const translate = useTranslate();
  const { busy, run } = useToastedCall('createCalendarFeed');
  const make = () =>
    run(async () => {
      onCreated(await create());
      toast.success(translate('messages.calendarFeedCreated'));
    });
  return (
    <BusyButton busy={busy} variant="outlined" startIcon={<CalendarIcon />} onClick={() => void make()}>
      {translate('settings.calendar.create')}
    </BusyButton>
  );
}

/** Shown as long as the page is open, because the server keeps only its hash. */
function NewAddress({ url }: { readonly url: string }) {
  const translate = useTranslate();
  return (
    <>
      <TextField
        label={translate('settings.calendar.address')}
        helperText={translate('settings.calendar.once')}
        value={url}
        fullWidth
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <CopyButton copies={{ link: url }} variant="contained" />
        <Button href={url.replace(/^https?:/, 'webcal:')} variant="outlined" startIcon={<OpenIcon />}>
          {translate('settings.calendar.open')}
        </Button>
      </Stack>
    </>
  );
}

function useSetFeed(): (feed: CalendarFeed) => void {
  const queryClient = useQueryClient();
  return (feed) => queryClient.setQueryData<CalendarFeed>(queryKey, feed);
}
