import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { createStore, type StoreApi } from 'zustand';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { ConfirmButton } from '../../kit/act/ConfirmButton.tsx';
import type { FormValues } from '../../kit/form/FormValues.ts';
import { HistoryList } from '../../kit/history/HistoryList.tsx';
import { ImageUpload } from '../../kit/image/ImageUpload.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import type { Organization } from '../useOrganization.ts';
import { OrganizationForm, organizationFields } from './OrganizationForm.tsx';
import { OrganizationPreview } from './OrganizationPreview.tsx';
import { StorageCard } from './StorageCard.tsx';

interface OrganizationSettingsProps {
  /** As it was read last. */
  readonly organization: Organization;
  /** It is to be read again. */
  readonly onChanged: () => void;
}

/** How the foundation will look; beside it, or below where there is no room, the form and the history. */
export function OrganizationSettings({ organization, onChanged }: OrganizationSettingsProps) {
  // Only the preview follows each key.
  const [typed] = useState(() => createStore<FormValues>(() => ({ ...organization })));

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        // The keyboard goes as eyes do, from the left.
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

/** In view beside the long form, and wholly so in a low window too. */
const beside = {
  position: { md: 'sticky' },
  top: { md: 80 },
  maxHeight: { md: 'calc(100dvh - 96px)' },
  overflowY: { md: 'auto' },
};

function OrganizationHistory({ entries }: { readonly entries: Organization['history'] }) {
  const translate = useTranslate();
  return (
    <SettingsCard title={translate('fields.history')}>
      <HistoryList entries={entries} fields={organizationFields} />
    </SettingsCard>
  );
}

interface CoverCardProps {
  readonly organization: Organization;
  /** What is in the form. */
  readonly typed: StoreApi<FormValues>;
  readonly onChanged: () => void;
}

const wide = { aspect: 16 / 9, maxWidth: 1600 };

/** The foundation as others will see it, and its cover. A picture is kept at once, without the form below. */
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
  /** Of the foundation. */
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
      act={() => answerOf(client.DELETE('/organizations/{id}/cover', { params: { path: { id } } }))}
      onDone={onRemoved}
      button={{ color: 'error', startIcon: <DeleteIcon /> }}
    />
  );
}
