import AddIcon from '@mui/icons-material/Add';
import NextIcon from '@mui/icons-material/ArrowForward';
import FailedIcon from '@mui/icons-material/EventBusyOutlined';
import VisitedIcon from '@mui/icons-material/HowToRegOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createContext, useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { Body } from '../../contract/calls.ts';
import { PersonInNeedVisitInputForm } from '../../contract/generated/forms/PersonInNeedVisitInput.ts';
import { operations } from '../../contract/generated/operations.ts';
import { answerOf, client } from '../data/client.ts';
import { LongTextValue, TimeValue } from '../kit/field/FieldValue.tsx';
import { ContractForm } from '../kit/form/ContractForm.tsx';
import type { FieldWidgetProps } from '../kit/form/FormValues.ts';
import { withoutFields } from '../kit/form/formVariants.ts';
import { useFormPlace } from '../kit/form/useFormPlace.ts';
import { SelectWidget } from '../kit/form/widgets/ChoiceWidgets.tsx';
import { formatDate, formatInstant } from '../kit/format/formatDate.ts';
import { formatMinutes } from '../kit/format/formatMinutes.ts';
import { today } from '../kit/format/today.ts';
import { EntryActions } from '../kit/notes/EntryActions.tsx';
import { useContractTexts } from '../kit/text/useContractTexts.ts';
import { toast } from '../shell/toast.ts';
import type { PersonInNeed, PersonTabProps } from './PersonInNeed.ts';

type Visit = PersonInNeed['visits'][number];

/** Not who was only proposed, declined or did not answer. */
function hasHelped({ status, answeredAt }: PersonInNeed['assignments'][number]): boolean {
  return status === 'accepted' || (status === 'ended' && Boolean(answeredAt));
}

/** Who helps the person or has helped, by the volunteer's id. */
const Helpers = createContext<ReadonlyMap<string, string>>(new Map());

function HelperInput(props: FieldWidgetProps) {
  const helpers = useContext(Helpers);
  const enumOptions = [...helpers].map(([value, label]) => ({ value, label }));
  return <SelectWidget {...props} options={{ ...props.options, enumOptions }} />;
}

const inputs = { volunteerId: HelperInput };
const formWithoutHelpers = withoutFields(PersonInNeedVisitInputForm, ['volunteerId']);

interface VisitFormProps {
  /** To edit. */
  readonly visit?: Visit;
  readonly draftKey: string;
  readonly operationId: 'addVisit' | 'editVisit';
  readonly onSubmit: (body: Body<'addVisit'>) => Promise<PersonInNeed>;
  readonly onDone: PersonTabProps['onDone'];
  readonly onClose: () => void;
}

function VisitForm({ visit, draftKey, operationId, onSubmit, onDone, onClose }: VisitFormProps) {
  const translate = useTranslate();
  const helpers = useContext(Helpers);
  return (
    <Box sx={{ maxWidth: 640 }}>
      <ContractForm
        form={helpers.size > 0 ? PersonInNeedVisitInputForm : formWithoutHelpers}
        inputs={inputs}
        initial={visit ?? { date: today(), kind: 'in_person', tookPlace: true }}
        submitLabel={translate('ra.action.save')}
        focusFirst
        draftKey={draftKey}
        onSubmit={onSubmit}
        onSaved={(answer) => {
          toast.success(translate(`messages.${operations[operationId].success}`));
          onClose();
          void onDone(answer);
        }}
        onCancel={onClose}
      />
    </Box>
  );
}

/** Visits, how many and how long, with a form for the next one. */
export function PersonVisits({ person, onDone }: PersonTabProps) {
  const translate = useTranslate();
  const { isOpen, open, close, opener } = useFormPlace();
  const { visits, assignments } = person;
  const helpers = new Map(
    assignments.filter(hasHelped).map(({ volunteerId, volunteerName }) => [volunteerId, volunteerName]),
  );
  const done = visits.filter(({ tookPlace }) => tookPlace);
  const minutes = done.reduce((sum, visit) => sum + visit.minutes, 0);

  return (
    <Helpers value={helpers}>
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
            <Button ref={opener} variant="contained" startIcon={<AddIcon />} onClick={open}>
              {translate('peopleInNeed.visits.add')}
            </Button>
          )}
        </Stack>
        {isOpen && (
          <VisitForm
            operationId="addVisit"
            draftKey={`visit ${person.id}`}
            onSubmit={(body) =>
              answerOf(
                client.POST('/people-in-need/{id}/visits', { params: { path: { id: person.id } }, body }),
              )
            }
            onDone={onDone}
            onClose={close}
          />
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {visits.map((visit) => (
            <VisitItem key={visit.id} visit={visit} person={person} onDone={onDone} />
          ))}
        </Box>
      </Stack>
    </Helpers>
  );
}

function VisitItem({ visit, person, onDone }: PersonTabProps & { readonly visit: Visit }) {
  const translate = useTranslate();
  const { choice } = useContractTexts();
  const { date, minutes, kind, tookPlace, volunteerName, note, nextStep, author, editedAt } = visit;
  const { isOpen, open, close, opener } = useFormPlace();
  const helpers = useContext(Helpers);
  const when = formatDate(date);
  const path = { id: person.id, visitId: visit.id };
  const Icon = tookPlace ? (kind === 'by_phone' ? PhoneIcon : VisitedIcon) : FailedIcon;
  const facts = [
    choice('visitKind', kind),
    tookPlace ? formatMinutes(minutes) : translate('peopleInNeed.visits.failed'),
    volunteerName,
  ].filter(Boolean);

  if (isOpen) {
    // Whoever was there stays a choice, also if they no longer help.
    const { volunteerId } = visit;
    const choices = volunteerId ? new Map([...helpers, [volunteerId, volunteerName ?? '']]) : helpers;
    return (
      <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
        <Helpers value={choices}>
          <VisitForm
            visit={visit}
            operationId="editVisit"
            draftKey={`visit ${visit.id}`}
            onSubmit={(body) =>
              answerOf(client.PUT('/people-in-need/{id}/visits/{visitId}', { params: { path }, body }))
            }
            onDone={onDone}
            onClose={close}
          />
        </Helpers>
      </Box>
    );
  }

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
          {editedAt && ` · ${translate('kit.notes.edited', { when: formatInstant(editedAt) })}`}
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
        <EntryActions
          entry={visit}
          editLabel={translate('peopleInNeed.visits.editOne', { when })}
          editRef={opener}
          onEdit={open}
          deletion={{
            operationId: 'deleteVisit',
            label: translate('peopleInNeed.visits.deleteOne', { when }),
            title: translate('peopleInNeed.visits.deleteTitle'),
            text: translate('peopleInNeed.visits.deleteText'),
            call: () =>
              answerOf(client.DELETE('/people-in-need/{id}/visits/{visitId}', { params: { path } })),
          }}
          onDone={onDone}
        />
      </Box>
    </Box>
  );
}
