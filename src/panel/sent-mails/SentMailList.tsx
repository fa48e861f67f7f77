import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { ListContextProvider, useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import type { ListDefinition } from '../data/listQuery.ts';
import { recordName } from '../kit/ContractRecord.ts';
import { ChoiceValue } from '../kit/field/ChoiceValue.tsx';
import { formatInstant } from '../kit/format/formatDate.ts';
import { ListPages } from '../kit/list/ListPages.tsx';
import { ListToolbar } from '../kit/list/ListToolbar.tsx';
import { NoMatch } from '../kit/list/NoMatch.tsx';
import { useContractList } from '../kit/list/useContractList.ts';
import { LoadFailure } from '../kit/state/LoadFailure.tsx';
import { useContractTexts } from '../kit/text/useContractTexts.ts';

type SentMail = components['schemas']['SentMail'];

/** Whose mails are listed; what all have in common is not said in each row. */
type Of = { readonly volunteerId: string } | { readonly eventId: string } | { readonly mailingId: string };

const { list } = resources['sent-mails'];
/** All mails of a message are of one kind. */
const ofMailing: ListDefinition = { ...list, filters: list.filters.filter(({ name }) => name !== 'kind') };

/** What was mailed to a volunteer, about an event or as a message, the newest first, and what became of it. */
export function SentMailList({ of }: { readonly of: Of }) {
  const translate = useTranslate();
  const definition = 'mailingId' in of ? ofMailing : list;
  const [[name, id] = ['', '']] = Object.entries(of);
  const filter = useMemo(() => ({ [name]: id }), [name, id]);
  const controller = useContractList(resources['sent-mails'].name, definition, { filter });
  const { total, filterValues } = controller;

  if (total === 0 && Object.keys(filterValues).length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{translate('mailed.empty')}</Typography>;
  }
  return (
    <ListContextProvider value={controller}>
      <Stack sx={{ gap: 2 }}>
        <ListToolbar list={definition} />
        <MailRows of={of} />
        <ListPages />
      </Stack>
    </ListContextProvider>
  );
}

function MailRows({ of }: { readonly of: Of }) {
  const translate = useTranslate();
  const { data, error, isPlaceholderData, refetch } = useListContext<SentMail>();
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) return <NoMatch />;
  return (
    <Box
      component="ul"
      aria-label={translate('mailed.title')}
      aria-busy={!data || isPlaceholderData}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {data?.map((mail) => <MailRow key={mail.id} mail={mail} of={of} />) ?? <RowShapes />}
    </Box>
  );
}

function MailRow({ mail, of }: { readonly mail: SentMail; readonly of: Of }) {
  const { choice } = useContractTexts();
  const { kind, status, reason, createdAt, settledAt } = mail;
  const about =
    'volunteerId' in of
      ? { name: mail.subject, href: subjectHref(mail) }
      : {
          name: recordName(resources['sent-mails'].label, mail),
          href: paths.volunteer.getHref({ profileId: mail.volunteerId }),
        };
  return (
    <Box component="li" sx={rowSx}>
      <Box sx={{ minWidth: 0, mr: 'auto', overflowWrap: 'anywhere' }}>
        {!('mailingId' in of) && (
          <Typography sx={{ fontWeight: 500 }}>{choice('sentMailKind', kind)}</Typography>
        )}
        {about.name && (
          <Typography variant="body2">
            {about.href ? (
              <Link component={RouterLink} to={about.href}>
                {about.name}
              </Link>
            ) : (
              about.name
            )}
          </Typography>
        )}
      </Box>
      <Box sx={{ textAlign: { sm: 'end' }, minWidth: 0 }}>
        <ChoiceValue enumName="sentMailStatus" value={status} />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {formatInstant(settledAt ?? createdAt)}
          {reason && ` · ${choice('sentMailReason', reason)}`}
        </Typography>
      </Box>
    </Box>
  );
}

function subjectHref({ mailingId, eventId }: SentMail): string | undefined {
  if (mailingId) return paths.mailing.getHref({ mailingId });
  return eventId ? paths.event.getHref({ eventId }) : undefined;
}

function RowShapes() {
  return Array.from({ length: 3 }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: shapes never change
    <Box key={index} component="li" sx={rowSx}>
      <Skeleton width="40%" height={48} />
    </Box>
  ));
}

const rowSx = {
  ...{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, py: 1.5, minWidth: 0 },
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
