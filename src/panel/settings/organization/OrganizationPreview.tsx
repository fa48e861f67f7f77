import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type StoreApi, useStore } from 'zustand';
import { imageUrl } from '../../data/imageUrl.ts';
import { CoverDesign } from '../../kit/cover/CoverDesign.tsx';
import type { FormValues } from '../../kit/form/FormValues.ts';
import { useContractTexts } from '../../kit/text/useContractTexts.ts';
import { initialsOf } from '../../shell/PhotoAvatar.tsx';
import type { Organization } from '../useOrganization.ts';

interface OrganizationPreviewProps {
  readonly coverToken: Organization['coverToken'];
  readonly typed: StoreApi<FormValues>;
}

/** Preview of the foundation with unsaved input. */
export function OrganizationPreview({ coverToken, typed }: OrganizationPreviewProps) {
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
