import { useTranslate } from 'react-admin';
import { HistoryList } from '../../kit/history/HistoryList.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import type { Organization } from '../useOrganization.ts';
import { organizationFields } from './organizationFields.ts';

export function OrganizationHistory({ entries }: { readonly entries: Organization['history'] }) {
  const translate = useTranslate();
  return (
    <SettingsCard title={translate('fields.history')}>
      <HistoryList entries={entries} fields={organizationFields} />
    </SettingsCard>
  );
}
