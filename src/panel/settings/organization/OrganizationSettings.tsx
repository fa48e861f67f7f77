import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { FieldDefinition } from '../../../contract/ResourceDefinition.ts';
import { imageUrl } from '../../data/apiUrl.ts';
import { answerOf, client } from '../../data/client.ts';
import { ConfirmButton } from '../../kit/action/ConfirmButton.tsx';
import { CoverDesign } from '../../kit/cover/CoverDesign.tsx';
import type { FormValues } from '../../kit/form/FormValues.ts';
import { formatBytes } from '../../kit/format/formatNumber.ts';
import { HistoryList } from '../../kit/history/HistoryList.tsx';
import { ImageUpload } from '../../kit/image/ImageUpload.tsx';
import { LoadFailure } from '../../kit/state/LoadFailure.tsx';
import { useContractTexts } from '../../kit/text/useContractTexts.ts';
import { useFileStorage } from '../../kit/upload/useFileStorage.ts';
import { initialsOf } from '../../shell/initialsOf.ts';
import { SettingsCard, SettingsSkeleton } from '../SettingsCard.tsx';
import { type Organization, useLastData, useOrganization } from '../useOrganization.ts';
import { OrganizationForm, organizationFields } from './OrganizationForm.tsx';

interface OrganizationSettingsProps {
  /** The last loaded version. */
  readonly organization: Organization;
  /** Triggers a refetch. */
  readonly onChanged: () => void;
}

/** The preview, beside or above the form and the history. */
export function OrganizationSettings({ organization, onChanged }: OrganizationSettingsProps) {
  // A store, so that only the preview rerenders on each keystroke.
  const [typed] = useState(() => createStore<FormValues>(() => ({ ...organization })));

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        // Tab order follows the visual order, from the left.
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '360px minmax(0, 1fr)' },
      }}
    >
      <Box sx={beside}>
        <CoverCard organization={organization} typed={typed} onChanged={onChanged} />
      </Box>
      <Stack sx={{ gap: 3 }}>
        <OrganizationForm organization={organization} typed={typed} onSaved={onChanged} />
        <StorageCard />
        <OrganizationHistory entries={organization.history} />
      </Stack>
    </Box>
  );
}

/** Sticky beside the long form, scrollable in a low window. */
const beside = {
  position: { md: 'sticky' },
  top: { md: 80 },
  maxHeight: { md: 'calc(100dvh - 96px)' },
  overflowY: { md: 'auto' },
};

/** The settings of its public page are in the foundation's history, too; the others are texts. */
const historyFields: readonly FieldDefinition[] = [
  ...organizationFields,
  { name: 'publicPageIsOn', kind: 'boolean', label: 'publicPageIsOn' },
];

function OrganizationHistory({ entries }: { readonly entries: Organization['history'] }) {
  const translate = useTranslate();
  return (
    <SettingsCard title={translate('fields.history')}>
      <HistoryList entries={entries} fields={historyFields} />
    </SettingsCard>
  );
}

interface CoverCardProps {
  readonly organization: Organization;
  /** The current input. */
  readonly typed: StoreApi<FormValues>;
  readonly onChanged: () => void;
}

const wide = { aspect: 16 / 9, maxWidth: 1600 };

/** Preview and cover. A picture is saved at once, independent of the form. */
function CoverCard({ organization: { id, coverToken }, typed, onChanged }: CoverCardProps) {
  const translate = useTranslate();
  return (
    <SettingsCard title={translate('settings.cover.title')} text={translate('settings.cover.text')}>
      <OrganizationPreview coverToken={coverToken} typed={typed} />
      <ImageUpload
        operationId="uploadOrganizationCover"
        path={`/organizations/${id}/cover`}
        shape={wide}
        title={translate('settings.cover.title')}
        onUploaded={onChanged}
      />
      {coverToken && <RemoveCoverButton id={id} onRemoved={onChanged} />}
    </SettingsCard>
  );
}

interface RemoveCoverButtonProps {
  readonly id: string;
  readonly onRemoved: () => void;
}

function RemoveCoverButton({ id, onRemoved }: RemoveCoverButtonProps) {
  const translate = useTranslate();
  return (
    <ConfirmButton
      operationId="deleteOrganizationCover"
      label={translate('settings.cover.remove')}
      title={translate('settings.cover.removeTitle')}
      text={translate('settings.cover.removeText')}
      isReversible
      action={() => answerOf(client.DELETE('/organizations/{id}/cover', { params: { path: { id } } }))}
      onDone={onRemoved}
      button={{ color: 'error', startIcon: <DeleteIcon /> }}
    />
  );
}

/** Used share of the file storage. */
function StorageCard() {
  const translate = useTranslate();
  const title = translate('settings.storage.title');
  const { data, error, refetch } = useFileStorage();

  return (
    <SettingsCard title={title} text={translate('settings.storage.text')}>
      {data ? (
        <Used title={title} {...data} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={40} />
      )}
    </SettingsCard>
  );
}

function Used({ title, bytes, maxBytes }: { title: string; bytes: number; maxBytes: number }) {
  const translate = useTranslate();
  const isFull = bytes >= maxBytes;
  const used = translate('settings.storage.used', { used: formatBytes(bytes), max: formatBytes(maxBytes) });
  return (
    <>
      <Typography sx={{ mb: 1 }}>{used}</Typography>
      <LinearProgress
        variant="determinate"
        color={isFull ? 'error' : 'primary'}
        value={Math.min(100, (100 * bytes) / maxBytes)}
        aria-label={title}
        aria-valuetext={used}
        sx={{ height: 8, borderRadius: 1 }}
      />
      {isFull && (
        <Typography sx={{ mt: 1, color: 'error.main' }}>{translate('settings.storage.full')}</Typography>
      )}
    </>
  );
}

export default function OrganizationTab() {
  const { data, error, refetch } = useOrganization();
  const organization = useLastData(data);
  const reread = () => void refetch();
  if (organization) return <OrganizationSettings organization={organization} onChanged={reread} />;
  return error ? <LoadFailure error={error} onRetry={reread} /> : <SettingsSkeleton />;
}

interface OrganizationPreviewProps {
  readonly coverToken: Organization['coverToken'];
  readonly typed: StoreApi<FormValues>;
}

/** Preview of the foundation with unsaved input. */
function OrganizationPreview({ coverToken, typed }: OrganizationPreviewProps) {
  const translate = useTranslate();
  const { choice } = useContractTexts();
  const { name, category, city, coverDesign }: Partial<Organization> = useStore(typed);

  return (
    <Box
      role="group"
      aria-label={translate('settings.cover.preview')}
      sx={{ mb: 2, overflow: 'hidden', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box sx={{ aspectRatio: '16 / 9', bgcolor: 'action.hover' }}>
        {coverToken ? (
          <Box
            component="img"
            src={imageUrl(coverToken)}
            alt={translate('fields.coverToken')}
            sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
          />
        ) : (
          <CoverDesign name={coverDesign} />
        )}
      </Box>
      <Box sx={{ px: 2, pb: 2 }}>
        <Avatar variant="rounded" alt="" sx={logo}>
          {initialsOf(name ?? '')}
        </Avatar>
        <Typography component="p" variant="h3" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {city}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, mt: 1 }}>
          {category?.map((value) => (
            <Chip key={value} size="small" label={choice('helpCategory', value)} />
          ))}
        </Stack>
      </Box>
    </Box>
  );
}

/** Half of it overlaps the cover. */
const logo = {
  width: 56,
  height: 56,
  mt: -3.5,
  border: 3,
  borderColor: 'background.paper',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
};
