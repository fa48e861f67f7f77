import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { createStore } from 'zustand';
import type { FormValues } from '../../kit/form/FormValues.ts';
import type { Organization } from '../useOrganization.ts';
import { CoverCard } from './cover/CoverCard.tsx';
import { OrganizationForm } from './OrganizationForm.tsx';
import { OrganizationHistory } from './OrganizationHistory.tsx';
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
