import { useRecordContext, useTranslate } from 'react-admin';
import type { components } from '../../../contract/generated/types.ts';
import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import type { ContractRecord } from '../ContractRecord.ts';
import { HistoryList } from '../history/HistoryList.tsx';
import { historyFields } from '../history/historyFields.ts';
import { RecordSections } from './RecordSections.tsx';
import { type RecordTab, RecordTabs } from './RecordTabs.tsx';
import { TabCard } from './TabCard.tsx';

interface ProfileTabsProps {
  readonly resource: ResourceDefinition;
  /** What the parts are parts of. */
  readonly label?: string;
  /** Name of the tab with all that the contract knows of the record. */
  readonly details?: string;
  /** Tabs before that one. */
  readonly before?: readonly RecordTab[];
  /** Tabs between that one and the history. */
  readonly between?: readonly RecordTab[];
}

type RecordWithHistory = ContractRecord & { readonly history: components['schemas']['HistoryEntry'][] };

/** The parts of a record's page: its data by the contract, its history, and what else the feature knows. */
export function ProfileTabs({ resource, label, details, before = [], between = [] }: ProfileTabsProps) {
  const translate = useTranslate();
  const record = useRecordContext<RecordWithHistory>();
  if (!record) return null;

  return (
    <RecordTabs
      label={label ?? translate('kit.profile.tabs')}
      tabs={[
        ...before,
        {
          name: 'details',
          label: details ?? translate('kit.profile.details'),
          content: <RecordSections sections={resource.sections} />,
        },
        ...between,
        {
          name: 'history',
          label: translate('fields.history'),
          content: (
            <TabCard>
              <HistoryList entries={record.history} fields={historyFields(resource)} />
            </TabCard>
          ),
        },
      ]}
    />
  );
}
