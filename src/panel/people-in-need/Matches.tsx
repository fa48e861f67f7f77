import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { operations } from '../../contract/generated/operations.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { answerOf, client } from '../data/client.ts';
import { BusyButton } from '../kit/action/BusyButton.tsx';
import { useGuardedCall } from '../kit/action/useGuardedCall.ts';
import { formatFromNow } from '../kit/format/formatDate.ts';
import { LoadFailure } from '../kit/state/LoadFailure.tsx';
import { useContractTexts } from '../kit/text/useContractTexts.ts';
import { LoadingNote } from '../shell/loading/LoadingNote.tsx';
import { PhotoAvatar } from '../shell/PhotoAvatar.tsx';
import { toast } from '../shell/toast.ts';
import type { PersonTabProps } from './PersonInNeed.ts';

type Match = components['schemas']['Match'];

/** Volunteers who suit, the best first, each with the reasons in words. */
export function Matches({ person, onDone }: PersonTabProps) {
  const translate = useTranslate();
  const { id, assignments, withMinors } = person;
  const { data, error, refetch } = useQuery({
    // Whoever is proposed is no suggestion any more.
    queryKey: ['people-in-need', 'matches', id, assignments.length, withMinors],
    queryFn: ({ signal }) =>
      answerOf(client.GET('/people-in-need/{id}/matches', { params: { path: { id } }, signal })),
    placeholderData: (before) => before,
  });

  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <MatchesShape />;
  const proposed = new Set(assignments.map(({ volunteerId }) => volunteerId));
  const matches = data.content.filter(({ volunteerId }) => !proposed.has(volunteerId));
  if (matches.length === 0) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        {translate('peopleInNeed.volunteers.noMatches')}
      </Typography>
    );
  }
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {matches.map((match) => (
        <MatchItem key={match.volunteerId} match={match} person={person} onDone={onDone} />
      ))}
    </Box>
  );
}

function MatchesShape() {
  return (
    <>
      <LoadingNote />
      {[0, 1, 2].map((line) => (
        <Skeleton key={line} height={56} />
      ))}
    </>
  );
}

function MatchItem({ match, person, onDone }: PersonTabProps & { readonly match: Match }) {
  const translate = useTranslate();
  const reasonText = useReasonText();
  const { busy, failure, run } = useGuardedCall('proposeVolunteer');
  const { volunteerId, name, city, imageToken, reasons } = match;

  const propose = async () => {
    const params = { path: { id: person.id } };
    const answer = await answerOf(
      client.POST('/people-in-need/{id}/assignments', { params, body: { volunteerId } }),
    );
    toast.success(translate(`messages.${operations.proposeVolunteer.success}`));
    await onDone(answer);
  };
  return (
    <Box component="li" sx={{ ...itemSx, columnGap: 2 }}>
      <PhotoAvatar name={name} imageToken={imageToken} size={40} />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={paths.volunteer.getHref({ profileId: volunteerId })}
          sx={{ fontWeight: 500, overflowWrap: 'anywhere', py: 0.5 }}
        >
          {name}
        </Link>
        <Typography variant="body2" component="span" sx={{ ml: 1, color: 'text.secondary' }}>
          {city}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {reasons.map(reasonText).join(' · ')}
        </Typography>
        {failure && (
          <Typography role="alert" variant="body2" color="error">
            {failure}
          </Typography>
        )}
      </Box>
      <BusyButton
        size="small"
        variant="outlined"
        busy={busy}
        aria-label={translate('peopleInNeed.volunteers.proposeOne', { name })}
        onClick={() => void run(propose)}
        sx={{ minHeight: { xs: 44, md: 36 }, displayPrint: 'none' }}
      >
        {translate('peopleInNeed.volunteers.propose')}
      </BusyButton>
    </Box>
  );
}

/** A line of a list of volunteers. */
export const itemSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1.5,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};

function useReasonText(): (reason: Match['reasons'][number]) => string {
  const translate = useTranslate();
  const { choice } = useContractTexts();
  return ({ kind, count, language, category, at }) =>
    translate(`peopleInNeed.reasons.${kind}`, {
      smart_count: count ?? 0,
      ...(language && { language: choice('spokenLanguage', language) }),
      ...(category && { category: choice('helpCategory', category) }),
      ...(at && { when: formatFromNow(at) }),
    });
}
