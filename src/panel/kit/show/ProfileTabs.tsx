import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { components } from '../../../contract/generated/types.ts';
import { isBlank } from '../../../contract/isBlank.ts';
import type { FieldDefinition, ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import { valueAt } from '../../../contract/valueAt.ts';
import type { ContractRecord } from '../ContractRecord.ts';
import { FieldList } from '../field/FieldList.tsx';
import { HistoryList } from '../history/HistoryList.tsx';
import { useContractTexts } from '../text/useContractTexts.ts';
import { type RecordTab, RecordTabs } from './RecordTabs.tsx';

interface ProfileTabsProps {
  readonly resource: ResourceDefinition;
  /** Accessible name of the tabs. */
  readonly label?: string;
  /** Label of the tab with the contract's sections. */
  readonly details?: string;
  /** Tabs before that one. */
  readonly before?: readonly RecordTab[];
  /** Tabs between that one and the history. */
  readonly between?: readonly RecordTab[];
  /** Fields that the page shows elsewhere. With it, empty ones are left out, too. */
  readonly told?: readonly string[];
  /** What the history tells besides the record's own fields. */
  readonly alsoInHistory?: readonly FieldDefinition[];
}

type RecordWithHistory = ContractRecord & { readonly history: components['schemas']['HistoryEntry'][] };

/** Tabs of a record's page: its data by the contract, its history, and those of the feature. */
export function ProfileTabs(props: ProfileTabsProps) {
  const { resource, label, details, before = [], between = [], told, alsoInHistory = [] } = props;
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
          content: <RecordCards resource={resource} {...(told && { told })} />,
        },
        ...between,
        {
          name: 'history',
          label: translate('fields.history'),
          content: (
            <TabCard>
              <HistoryList entries={record.history} fields={[...historyFields(resource), ...alsoInHistory]} />
            </TabCard>
          ),
        },
      ]}
    />
  );
}

function untold(
  sections: ResourceDefinition['sections'],
  told: readonly string[],
  record: ContractRecord,
): ResourceDefinition['sections'] {
  return sections
    .map(({ name, fields }) => ({
      name,
      fields: fields.filter((field) => !told.includes(field.name) && !isBlank(valueAt(record, field.name))),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/** Fields that the history may mention, including those on no card. */
export function historyFields({
  sections,
  columns,
}: Pick<ResourceDefinition, 'sections' | 'columns'>): readonly FieldDefinition[] {
  return [...sections.flatMap(({ fields }) => fields), ...columns];
}

/** All sections of the contract, a card each: the whole page of a record without history. */
export function RecordCards({ resource, told }: Pick<ProfileTabsProps, 'resource' | 'told'>) {
  const record = useRecordContext<ContractRecord>();
  const texts = useContractTexts();
  const id = useId();
  if (!record) return null;
  const sections = told ? untold(resource.sections, told, record) : resource.sections;
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

/** Card of a tab with a single content. */
export function TabCard({ children }: { readonly children: ReactNode }) {
  return (
    <Card>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>{children}</CardContent>
    </Card>
  );
}
