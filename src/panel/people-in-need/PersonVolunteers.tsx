import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatPhone } from '../../contract/formatPhone.ts';
import { paths } from '../../contract/paths.ts';
import { answerOf, client } from '../data/client.ts';
import { ConfirmButton } from '../kit/action/ConfirmButton.tsx';
import { ChoiceValue } from '../kit/field/ChoiceValue.tsx';
import { LinkValue } from '../kit/field/FieldValue.tsx';
import { formatInstant } from '../kit/format/formatDate.ts';
import { TabCard } from '../kit/show/ProfileTabs.tsx';
import { AskButton } from './AskButton.tsx';
import { itemSx, Matches } from './Matches.tsx';
import type { PersonInNeed, PersonTabProps } from './PersonInNeed.ts';
import { WithMinorsSwitch } from './WithMinorsSwitch.tsx';

type Assignment = PersonInNeed['assignments'][number];

/** Who helps or is asked to, and who else could. */
export function PersonVolunteers({ person, onDone }: PersonTabProps) {
  const translate = useTranslate();
  const { assignments, status } = person;
  const isOpen = status === 'new' || status === 'in_progress';
  return (
    <Stack sx={{ gap: 2 }}>
      <TabCard>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {translate('peopleInNeed.volunteers.assigned')}
        </Typography>
        {assignments.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            {translate('peopleInNeed.volunteers.none')}
          </Typography>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {assignments.map((assignment) => (
            <AssignmentItem key={assignment.id} assignment={assignment} person={person} onDone={onDone} />
          ))}
        </Box>
      </TabCard>
      {isOpen && (
        <TabCard>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {translate('peopleInNeed.volunteers.matches')}
          </Typography>
          <WithMinorsSwitch person={person} onDone={onDone} />
          <Matches person={person} onDone={onDone} />
        </TabCard>
      )}
    </Stack>
  );
}

/** A volunteer with the state of the question, and what can be done next. */
function AssignmentItem({
  assignment,
  person,
  onDone,
}: PersonTabProps & { readonly assignment: Assignment }) {
  const translate = useTranslate();
  const {
    id: assignmentId,
    volunteerId,
    volunteerName: name,
    volunteerPhone: phone,
    status,
    message,
  } = assignment;
  const isOpen = ['proposed', 'asked', 'accepted'].includes(status);
  return (
    <Box component="li" sx={itemSx}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
          <Link
            component={RouterLink}
            to={paths.volunteer.getHref({ profileId: volunteerId })}
            sx={{ fontWeight: 500, overflowWrap: 'anywhere', py: 0.5 }}
          >
            {name}
          </Link>
          <ChoiceValue enumName="assignmentStatus" value={status} />
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {phone && isOpen && <LinkValue href={`tel:${phone}`}>{formatPhone(phone)}</LinkValue>}
          {phone && isOpen && ' · '}
          {lastStep(assignment, translate)}
        </Typography>
        {message && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {message}
          </Typography>
        )}
      </Box>
      {isOpen && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', displayPrint: 'none' }}>
          {status === 'proposed' && <AskButton person={person} assignment={assignment} onDone={onDone} />}
          <ConfirmButton
            operationId="endAssignment"
            label={translate('peopleInNeed.volunteers.end')}
            title={translate('peopleInNeed.volunteers.endTitle', { name })}
            text={translate('peopleInNeed.volunteers.endText')}
            action={() =>
              answerOf(
                client.POST('/people-in-need/{id}/assignments/{assignmentId}/end', {
                  params: { path: { id: person.id, assignmentId } },
                }),
              )
            }
            onDone={onDone}
            button={{ color: 'inherit', size: 'small' }}
          />
        </Stack>
      )}
    </Box>
  );
}

function lastStep(assignment: Assignment, translate: ReturnType<typeof useTranslate>): string {
  const { status, createdAt, expiresAt, answeredAt, endedAt } = assignment;
  if (status === 'proposed')
    return translate('peopleInNeed.volunteers.proposed', { when: formatInstant(createdAt) });
  if (status === 'asked' && expiresAt)
    return translate('peopleInNeed.volunteers.until', { when: formatInstant(expiresAt) });
  if (endedAt) return translate('peopleInNeed.volunteers.ended', { when: formatInstant(endedAt) });
  return answeredAt ? translate('peopleInNeed.volunteers.answered', { when: formatInstant(answeredAt) }) : '';
}
