import ProfileIcon from '@mui/icons-material/PersonOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import type { FieldDefinition } from '../../../contract/ResourceDefinition.ts';
import type { LoggedInUser } from '../../data/sessionStore.ts';
import { FieldList } from '../../kit/field/FieldList.tsx';
import { SettingsCard } from '../SettingsCard.tsx';

const fields: readonly FieldDefinition[] = [
  { name: 'name', kind: 'text', label: 'personName' },
  { name: 'email', kind: 'text', label: 'email' },
  { name: 'role', kind: 'enum', label: 'role', enumName: 'coordinatorRole' },
];

/** Who is signed in; the details are edited on the profile. */
export function ProfileCard({ user }: { readonly user: LoggedInUser }) {
  const translate = useTranslate();
  return (
    <SettingsCard title={translate('settings.profile.title')} text={translate('settings.profile.text')}>
      <FieldList fields={fields} record={{ ...user }} />
      <Button
        component={Link}
        to={paths.coordinator.getHref({ profileId: user.id })}
        variant="outlined"
        startIcon={<ProfileIcon />}
        sx={{ mt: 2, minHeight: 44 }}
      >
        {translate('settings.profile.edit')}
      </Button>
    </SettingsCard>
  );
}
