import { LoadFailure } from '../../kit/state/LoadFailure.tsx';
import { SettingsSkeleton } from '../SettingsSkeleton.tsx';
import { useOrganization } from '../useOrganization.ts';
import { OrganizationSettings } from './OrganizationSettings.tsx';

export default function OrganizationTab() {
  const { data: organization, error, refetch } = useOrganization();
  const reread = () => void refetch();
  if (organization) return <OrganizationSettings organization={organization} onChanged={reread} />;
  return error ? <LoadFailure error={error} onRetry={reread} /> : <SettingsSkeleton />;
}
