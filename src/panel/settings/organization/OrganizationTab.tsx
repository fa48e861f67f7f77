import { LoadFailure } from '../../kit/state/LoadFailure.tsx';
import { SettingsSkeleton } from '../SettingsCard.tsx';
import { useLastData, useOrganization } from '../useOrganization.ts';
import { OrganizationSettings } from './OrganizationSettings.tsx';

export default function OrganizationTab() {
  const { data, error, refetch } = useOrganization();
  const organization = useLastData(data);
  const reread = () => void refetch();
  if (organization) return <OrganizationSettings organization={organization} onChanged={reread} />;
  return error ? <LoadFailure error={error} onRetry={reread} /> : <SettingsSkeleton />;
}
