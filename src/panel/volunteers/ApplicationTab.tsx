import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { resources } from '../../contract/generated/resources.ts';
import { isBlank } from '../../contract/isBlank.ts';
import type { ResourceDefinition } from '../../contract/ResourceDefinition.ts';
import { FieldList } from '../kit/field/FieldList.tsx';
import { TabCard } from '../kit/show/ProfileTabs.tsx';
import type { Volunteer } from './Volunteer.ts';

/** What a decision stands on, in its order. */
export const deciding = ['aboutMe', 'languages', 'daysOfHelp', 'interests'] as const;

const { sections }: ResourceDefinition = resources.volunteers;
const fields = sections.flatMap((section) => section.fields);

/** The application of who waits: what decides stands first, the files below it. */
export function ApplicationTab({ volunteer }: { readonly volunteer: Volunteer }) {
  const translate = useTranslate();
  const shown = deciding.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  return (
    <TabCard>
      <Stack sx={{ gap: 3 }}>
        <FieldList
          fields={shown.filter(({ name }) => !isBlank(volunteer[name as 'aboutMe']))}
          record={volunteer}
        />
        {volunteer.files.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {translate('volunteers.files', { count: volunteer.files.length })}
            {`: ${volunteer.files.map(({ name }) => name).join(', ')}`}
          </Typography>
        )}
      </Stack>
    </TabCard>
  );
}
