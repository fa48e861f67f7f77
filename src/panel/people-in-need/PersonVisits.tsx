import AddIcon from '@mui/icons-material/Add';
import NextIcon from '@mui/icons-material/ArrowForward';
import FailedIcon from '@mui/icons-material/EventBusyOutlined';
import VisitedIcon from '@mui/icons-material/HowToRegOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createContext, useContext, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Body } from '../../contract/calls.ts';
import { PersonInNeedVisitInputForm } from '../../contract/generated/forms/PersonInNeedVisitInput.ts';
import { operations } from '../../contract/generated/operations.ts';
import { mayDelete } from '../../contract/ownedEntry.ts';
import { answerOf, client } from '../data/client.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { ConfirmButton } from '../kit/action/ConfirmButton.tsx';
import { LongTextValue, TimeValue } from '../kit/field/FieldValue.tsx';
import { ContractForm } from '../kit/form/ContractForm.tsx';
import type { FieldWidgetProps } from '../kit/form/FormValues.ts';
import { withoutFields } from '../kit/form/formVariants.ts';
import { SelectWidget } from '../kit/form/widgets/ChoiceWidgets.tsx';
import { formatDate } from '../kit/format/formatDate.ts';
import { useContractTexts } from '../kit/text/useContractTexts.ts';
import { toast } from '../shell/toast.ts';
import { formatMinutes } from './formatMinutes.ts';
import type { PersonInNeed, PersonTabProps } from './PersonInNeed.ts';

type Visit = PersonInNeed['visits'][number];

/** Who helps the person or has helped, by the volunteer's id. */
const Helpers = createContext<ReadonlyMap<string, string>>(new Map());

function HelperInput(props: FieldWidgetProps) {
  const helpers = useContext(Helpers);
  const enumOptions = [...helpers].map(([value, label]) => ({ value, label }));
  return <SelectWidget {...props} options={{ ...props.options, enumOptions }} />;
}

const inputs = { volunteerId: HelperInput };
const formWithoutHelpers = withoutFields(PersonInNeedVisitInputForm, ['volunteerId']);

/** Visits, how many and how long, with a form for the next one. */
export function PersonVisits({ person, onDone }: PersonTabProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { visits, assignments } = person;
  const helpers = new Map(
    assignments
      .filter(({ status }) => status === 'accepted' || status === 'ended')
      .map(({ volunteerId, volunteerName }) => [volunteerId, volunteerName]),
  );
  const done = visits.filter(({ tookPlace }) => tookPlace);
  const minutes = done.reduce((sum, visit) => sum + visit.minutes, 0);

  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography sx={{ mr: 'auto', color: visits.length > 0 ? undefined : 'text.secondary' }}>
          {visits.length > 0
            ? translate('peopleInNeed.visits.total', {
                smart_count: done.length,
                hours: formatMinutes(minutes),
              })
            : translate('peopleInNeed.visits.empty')}
        </Typography>
        {!isOpen && (
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
            {translate('peopleInNeed.visits.add')}
          </Button>
        )}
      </Stack>
      {isOpen && (
        <Box sx={{ maxWidth: 640 }}>
          <Helpers value={helpers}>
            <ContractForm
              form={helpers.size > 0 ? PersonInNeedVisitInputForm : formWithoutHelpers}
              inputs={inputs}
              initial={{ date: today(), kind: 'in_person', tookPlace: true }}
              submitLabel={translate('ra.action.save')}
              focusFirst
              draftKey={`visit ${person.id}`}
              onSubmit={(body: Body<'addVisit'>) =>
                answerOf(
                  client.POST('/people-in-need/{id}/visits', { params: { path: { id: person.id } }, body }),
                )
              }
              onSaved={(answer) => {
                toast.success(translate(`messages.${operations.addVisit.success}`));
                setOpen(false);
                void onDone(answer);
              }}
              onCancel={() => setOpen(false)}
            />
          </Helpers>
        </Box>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {visits.map((visit) => (
          <VisitItem key={visit.id} visit={visit} person={person} onDone={onDone} />
        ))}
      </Box>
    </Stack>
  );
}

function VisitItem({ visit, person, onDone }: PersonTabProps & { readonly visit: Visit }) {
  const translate = useTranslate();
  const { choice } = useContractTexts();
  const user = useSessionStore((state) => state.user);
  const { date, minutes, kind, tookPlace, volunteerName, note, nextStep, author } = visit;
  const when = formatDate(date);
  const Icon = tookPlace ? (kind === 'by_phone' ? PhoneIcon : VisitedIcon) : FailedIcon;
  const facts = [
    choice('visitKind', kind),
    tookPlace ? formatMinutes(minutes) : translate('peopleInNeed.visits.failed'),
    volunteerName,
  ].filter(Boolean);

  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        alignItems: 'flex-start',
      }}
    >
      <Icon aria-hidden sx={{ color: tookPlace ? 'primary.main' : 'text.secondary' }} />
      <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>
          <TimeValue dateTime={date}>{when}</TimeValue>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[...facts, author.name].join(' · ')}
        </Typography>
        {note && <LongTextValue text={note} />}
        {nextStep && (
          <Box sx={{ display: 'flex', gap: 0.5, mt: 0.5, alignItems: 'flex-start' }}>
            <NextIcon aria-hidden sx={{ fontSize: 18, mt: '3px', color: 'text.secondary' }} />
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {translate('fields.nextStep')}: {nextStep}
            </Typography>
          </Box>
        )}
      </Box>
      {user && mayDelete(visit, user) && (
        <ConfirmButton
          operationId="deleteVisit"
          label={translate('ra.action.delete')}
          title={translate('peopleInNeed.visits.deleteTitle')}
          text={translate('peopleInNeed.visits.deleteText')}
          action={() =>
            answerOf(
              client.DELETE('/people-in-need/{id}/visits/{visitId}', {
                params: { path: { id: person.id, visitId: visit.id } },
              }),
            )
          }
          onDone={onDone}
          button={{
            ...{ size: 'small', color: 'error' },
            'aria-label': translate('peopleInNeed.visits.deleteOne', { when }),
          }}
        />
      )}
    </Box>
  );
}

/** In the browser's time zone, as people write a date. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
