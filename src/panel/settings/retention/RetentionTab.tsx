import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { RetentionPeriodsUpdateForm } from '../../../contract/generated/forms/RetentionPeriodsUpdate.ts';
import type { components } from '../../../contract/generated/types.ts';
import { paths } from '../../../contract/paths.ts';
import type { FieldDefinition } from '../../../contract/ResourceDefinition.ts';
import { answerOf, client } from '../../data/client.ts';
import { organizationId } from '../../data/sessionStore.ts';
import { useMayDo } from '../../kit/action/useMayDo.ts';
import { useEditedVersion } from '../../kit/form/conflict/useEditedVersion.ts';
import { saveOverNewer } from '../../kit/form/conflict/useSaveRecord.ts';
import { VersionedForm } from '../../kit/form/conflict/VersionedForm.tsx';
import { withHints } from '../../kit/form/formVariants.ts';
import { LoadFailure } from '../../kit/state/LoadFailure.tsx';
import { toast } from '../../shell/toast.ts';
import { SettingsCard, SettingsSkeleton } from '../SettingsCard.tsx';
import { useLastData } from '../useOrganization.ts';

type Periods = components['schemas']['RetentionPeriods'];
type PeriodsUpdate = components['schemas']['RetentionPeriodsUpdate'];

/** How long the foundation keeps what nobody needs any more: a form for admins, to read for others. */
export default function RetentionTab() {
  const translate = useTranslate();
  const [id] = useState(organizationId);
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: keyOf(id), queryFn: read, gcTime: 0 });
  const periods = useLastData(data);
  const mayEdit = useMayDo('updateRetentionPeriods');

  if (!periods) {
    return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <SettingsSkeleton />;
  }
  return (
    <Stack sx={{ gap: 2, maxWidth: 720 }}>
      <SettingsCard title={translate('settings.retention.title')} text={translate('settings.retention.text')}>
        {mayEdit ? (
          <PeriodsForm periods={periods} onSaved={(saved) => queryClient.setQueryData(keyOf(id), saved)} />
        ) : (
          <PeriodsToRead periods={periods} />
        )}
      </SettingsCard>
      <Box>
        <Button href={paths.upcomingErasures.getHref()} variant="outlined" sx={{ minHeight: 44 }}>
          {translate('settings.retention.list')}
        </Button>
      </Box>
    </Stack>
  );
}

const keyOf = (id: string) => ['retention-periods', id];

const read = () => answerOf(client.GET('/retention-periods'));

interface PeriodsFormProps {
  readonly periods: Periods;
  readonly onSaved: (saved: Periods) => void;
}

function PeriodsForm({ periods, onSaved }: PeriodsFormProps) {
  const translate = useTranslate();
  const version = useEditedVersion<Periods>(periods);
  const save = (mine: PeriodsUpdate) =>
    saveOverNewer<Periods, PeriodsUpdate>({
      schema: periodsForm.schema,
      base: version.base,
      mine,
      put: (over) => answerOf(client.PUT('/retention-periods', { body: { ...mine, version: over.version } })),
      read,
    });

  return (
    <VersionedForm
      version={version}
      fields={fields}
      form={periodsForm}
      submitLabel={translate('settings.retention.save')}
      focusFirst={version.merges > 0}
      onSubmit={save}
      onSaved={(saved) => {
        version.editSaved(saved);
        onSaved(saved);
        toast.success(translate('messages.edited'));
      }}
    />
  );
}

/** The contract's form with what each period counts from. */
const periodsForm = withHints(RetentionPeriodsUpdateForm, {
  pendingVolunteers: 'settings.retention.pending',
  rejectedVolunteers: 'settings.retention.rejected',
  inactiveVolunteers: 'settings.retention.inactive',
  closedRequests: 'settings.retention.closed',
});

/** How a conflict and a reader see the periods. */
const fields = [
  { name: 'pendingVolunteers', kind: 'number', label: 'pendingVolunteersMonths' },
  { name: 'rejectedVolunteers', kind: 'number', label: 'rejectedVolunteersMonths' },
  { name: 'inactiveVolunteers', kind: 'number', label: 'inactiveVolunteersMonths' },
  { name: 'closedRequests', kind: 'number', label: 'closedRequestsMonths' },
] as const satisfies readonly FieldDefinition[];

function PeriodsToRead({ periods }: { readonly periods: Periods }) {
  const translate = useTranslate();
  return (
    <Stack component="dl" sx={{ m: 0, gap: 2 }}>
      {fields.map(({ name, label }) => (
        <div key={name}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {translate(`fields.${label}`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {periods[name] ?? translate('settings.retention.none')}
          </Typography>
        </div>
      ))}
      <Typography sx={{ color: 'text.secondary' }}>{translate('settings.retention.adminOnly')}</Typography>
    </Stack>
  );
}
