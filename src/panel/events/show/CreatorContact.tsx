import MailIcon from '@mui/icons-material/MailOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { EmailValue } from '../../kit/field/FieldValue.tsx';
import { LinkValue } from '../../kit/field/LinkValue.tsx';
import { formatPhone } from '../../kit/format/formatPhone.ts';
import { SummaryFact } from '../../kit/show/SummaryFact.tsx';
import type { Event } from '../Event.ts';

/** The event's creator with contact details; only the name if they have left. */
export function CreatorContact({ creator: { id, name } }: Pick<Event, 'creator'>) {
  const translate = useTranslate();
  const { data: coordinator, isPending } = useCreator(id);
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, gap: 0.5 }}>
      <SummaryFact name={translate('fields.creator')} Icon={PersonIcon}>
        {coordinator ? (
          <Link component={RouterLink} to={paths.coordinator.getHref({ profileId: id })}>
            {coordinator.name}
          </Link>
        ) : (
          name
        )}
      </SummaryFact>
      {(coordinator || isPending) && (
        <>
          <SummaryFact name={translate('fields.phone')} Icon={PhoneIcon}>
            {coordinator ? (
              <LinkValue href={`tel:${coordinator.phoneNumber}`}>
                {formatPhone(coordinator.phoneNumber)}
              </LinkValue>
            ) : (
              <Skeleton width={128} />
            )}
          </SummaryFact>
          <SummaryFact name={translate('fields.email')} Icon={MailIcon}>
            {coordinator ? <EmailValue email={coordinator.email} /> : <Skeleton width={192} />}
          </SummaryFact>
        </>
      )}
    </Stack>
  );
}

/** The creator if still in the team; a missing one is no error to report. */
function useCreator(id: string) {
  return useQuery({
    queryKey: [resources['organization-coordinators'].name, 'contact', id],
    queryFn: ({ signal }) =>
      answerOf(
        client.GET('/organization-coordinators/{id}', {
          params: { path: { id } },
          headers: { 'no-toast': 'true' },
          signal,
        }),
      ),
    retry: false,
  });
}
