import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Body } from '../../contract/calls.ts';
import { ClearanceInputForm } from '../../contract/generated/forms/ClearanceInput.ts';
import { resources } from '../../contract/generated/resources.ts';
import type { FieldDefinition } from '../../contract/ResourceDefinition.ts';
import { answerOf, client } from '../data/client.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { ConfirmButton } from '../kit/action/ConfirmButton.tsx';
import { ChoiceValue } from '../kit/field/ChoiceValue.tsx';
import { withHidden } from '../kit/form/formVariants.ts';
import { formatDate } from '../kit/format/formatDate.ts';
import { useKeepRecord } from '../kit/show/useKeepRecord.ts';
import { useContractTexts } from '../kit/text/useContractTexts.ts';
import { EntryItem } from './EntryItem.tsx';
import type { Volunteer } from './Volunteer.ts';
import { VolunteerDialogButton } from './VolunteerDialogButton.tsx';

type Check = Volunteer['clearances'][number];
type CheckInput = Body<'addClearance'>;

/** What the history tells of checks. */
export const clearanceFields: readonly FieldDefinition[] = [
  { name: 'clearanceKind', label: 'clearanceKind', kind: 'enum', enumName: 'clearanceKind' },
  { name: 'clearanceResult', label: 'clearanceResult', kind: 'enum', enumName: 'clearanceResult' },
  { name: 'checkedOn', label: 'checkedOn', kind: 'date' },
  { name: 'validUntil', label: 'validUntil', kind: 'date' },
];

interface ClearancesProps {
  readonly volunteer: Volunteer;
}

/** Whether the volunteer may work with minors, and the checks that say so. */
export function VolunteerClearances({ volunteer }: ClearancesProps) {
  const translate = useTranslate();
  const { choice } = useContractTexts();
  const { clearances, clearanceState, clearancesMissing } = volunteer;
  const kinds = clearancesMissing.map((kind) => choice('clearanceKind', kind)).join(', ');
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {clearanceState && <ChoiceValue enumName="clearanceState" value={clearanceState} />}
      {clearancesMissing.length > 0 && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {translate('volunteers.clearances.missing', { kinds })}
        </Typography>
      )}
      {clearances.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{translate('volunteers.clearances.empty')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, width: '100%', listStyle: 'none' }}>
          {clearances.map((check) => (
            <CheckItem key={check.id} check={check} volunteer={volunteer} />
          ))}
        </Box>
      )}
      <CheckButton volunteer={volunteer} />
    </Stack>
  );
}

function CheckItem({ check, volunteer }: ClearancesProps & { readonly check: Check }) {
  const translate = useTranslate();
  const { choice } = useContractTexts();
  const keep = useKeepRecord(resources.volunteers.name);
  const { kind, result, checkedOn, validUntil, reference, fileId, checkedBy } = check;
  const name = choice('clearanceKind', kind);
  const facts = [
    translate('volunteers.clearances.checked', { day: formatDate(checkedOn) }),
    checkedBy.name,
    validUntil && translate('volunteers.clearances.until', { day: formatDate(validUntil) }),
  ];
  const proof = [reference, volunteer.files.find(({ id }) => id === fileId)?.name];
  const path = { id: volunteer.id, clearanceId: check.id };
  return (
    <EntryItem
      name={name}
      status={<ChoiceValue enumName="clearanceResult" value={result} />}
      facts={facts}
      lines={[proof.filter(Boolean).join(' · ')]}
    >
      <CheckButton volunteer={volunteer} check={check} />
      <ConfirmButton
        operationId="deleteClearance"
        label={translate('ra.action.delete')}
        title={translate('volunteers.clearances.deleteTitle')}
        text={translate('volunteers.clearances.deleteText')}
        action={() =>
          answerOf(client.DELETE('/volunteers/{id}/clearances/{clearanceId}', { params: { path } }))
        }
        onDone={keep}
        button={{
          size: 'small',
          color: 'error',
          'aria-label': translate('volunteers.clearances.deleteOne', { kind: name }),
        }}
      />
    </EntryItem>
  );
}

/** Coordinators note nothing but what is clean. */
const forms = { admin: ClearanceInputForm, coordinator: withHidden(ClearanceInputForm, ['result']) };

/** Button that notes a check, or puts one right. */
function CheckButton({ volunteer, check }: ClearancesProps & { readonly check?: Check }) {
  const translate = useTranslate();
  const { choice } = useContractTexts();
  const isAdmin = useSessionStore(({ user }) => user?.role === 'admin');
  const { id, clearancesMissing } = volunteer;
  return (
    <VolunteerDialogButton<CheckInput>
      volunteer={volunteer}
      of={check?.id ?? id}
      operationId={check ? 'editClearance' : 'addClearance'}
      label={translate(check ? 'ra.action.edit' : 'volunteers.clearances.add')}
      title={translate(check ? 'volunteers.clearances.edit' : 'volunteers.clearances.add')}
      button={
        check
          ? {
              size: 'small',
              startIcon: <EditIcon />,
              'aria-label': translate('volunteers.clearances.editOne', {
                kind: choice('clearanceKind', check.kind),
              }),
            }
          : { variant: 'outlined', startIcon: <AddIcon />, sx: { minHeight: 44, displayPrint: 'none' } }
      }
      form={forms[isAdmin ? 'admin' : 'coordinator']}
      initial={{ kind: clearancesMissing[0], result: 'clean' }}
      part={check && { opened: check, among: ({ clearances }) => clearances }}
      save={(body) => save(id, check?.id, body)}
    />
  );
}

function save(id: string, clearanceId: string | undefined, body: CheckInput): Promise<Volunteer> {
  return answerOf(
    clearanceId === undefined
      ? client.POST('/volunteers/{id}/clearances', { params: { path: { id } }, body })
      : client.PUT('/volunteers/{id}/clearances/{clearanceId}', {
          params: { path: { id, clearanceId } },
          body,
        }),
  );
}
