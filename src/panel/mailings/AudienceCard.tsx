import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useGetOne, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { resources } from '../../contract/generated/resources.ts';
import { paths } from '../../contract/paths.ts';
import { LoadFailure } from '../kit/state/LoadFailure.tsx';
import { useAudienceText } from './audienceText.ts';
import type { Audience, MailingKind } from './Mailing.ts';
import { readPreview } from './readPreview.ts';

/** Whom the message goes to, and how many they are. */
export function AudienceCard({
  audience,
  kind,
}: {
  readonly audience: Audience;
  readonly kind: MailingKind;
}) {
  const translate = useTranslate();
  const who = useAudienceText(audience);
  const { data, error, refetch } = useQuery({
    queryKey: [resources.mailings.name, 'readers', audience, kind],
    queryFn: ({ signal }) => readPreview({ ...audience, kind }, signal),
  });
  return (
    <Card component="section" aria-label={translate('mailings.audience.title')} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
        <PeopleIcon color="primary" />
        <Stack sx={{ minWidth: 0, gap: 0.5, overflowWrap: 'anywhere' }}>
          <Typography variant="h2">{who}</Typography>
          {audience.eventId && <EventLink eventId={audience.eventId} />}
          <Typography role="status" sx={{ color: 'text.secondary' }}>
            {data ? (
              <>
                {translate('mailings.audience.readers', { smart_count: data.readers })}
                {data.leftOut > 0 &&
                  ` ${translate('mailings.audience.leftOut', { smart_count: data.leftOut })}`}
              </>
            ) : (
              !error && <Skeleton width={180} />
            )}
          </Typography>
          {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
        </Stack>
      </Stack>
    </Card>
  );
}

function EventLink({ eventId }: { readonly eventId: string }) {
  const { data } = useGetOne(resources.events.name, { id: eventId });
  return (
    <Typography>
      {data ? (
        <Link component={RouterLink} to={paths.event.getHref({ eventId })}>
          {String(data.title)}
        </Link>
      ) : (
        <Skeleton width={220} />
      )}
    </Typography>
  );
}
