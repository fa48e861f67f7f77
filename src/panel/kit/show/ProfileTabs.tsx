import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { components } from '../../../contract/generated/types.ts';
import type { FieldDefinition, ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import type { ContractRecord } from '../ContractRecord.ts';
import { FieldList } from '../field/FieldList.tsx';
import { HistoryList } from '../history/HistoryList.tsx';
import { useContractTexts } from '../text/useContractTexts.ts';
import { type RecordTab, RecordTabs } from './RecordTabs.tsx';

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

/** The fields that a record's history may tell of, also those that no card of its page shows. */
export function historyFields({
  sections,
  columns,
}: Pick<ResourceDefinition, 'sections' | 'columns'>): readonly FieldDefinition[] {
  return [...sections.flatMap(({ fields }) => fields), ...columns];
}

/** All that the contract knows of a record, a card for each of its sections. */
function RecordSections({ sections }: Pick<ResourceDefinition, 'sections'>) {
  const record = useRecordContext<ContractRecord>();
  const texts = useContractTexts();
  const id = useId();
  if (!record) return null;
  return (
    <Box sx={{ columnCount: { md: 2 }, columnGap: 2, '@media print': { columnCount: 2 } }}>
      {sections.map(({ name, fields }) => (
        <Card
          key={name}
          component="section"
          aria-labelledby={`${id}-${name}`}
          sx={{ mb: 2, breakInside: 'avoid' }}
        >
          <CardContent sx={{ p: { xs: 2, sm: 3 }, '@media print': { p: 1.5 } }}>
            <Typography id={`${id}-${name}`} variant="h2" sx={{ mb: 2 }}>
              {texts.section(name)}
            </Typography>
            <FieldList fields={fields} record={record} />
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}

/** The paper under a tab that is one thing, and not cards of its own. */
export function TabCard({ children }: { readonly children: ReactNode }) {
  return (
    <Card>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>{children}</CardContent>
    </Card>
  );
}
