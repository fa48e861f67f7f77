import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { ListDefinition } from '../../data/listQuery.ts';
import type { ContractRecord } from '../../kit/ContractRecord.ts';
import { formatNumber } from '../../kit/format/formatNumber.ts';
import { TabBar } from '../../kit/show/TabBar.tsx';
import { useContractTexts } from '../../kit/text/useContractTexts.ts';

interface GroupTabsProps {
  readonly group: EventGroup;
  readonly onOpen: (group: EventGroup) => void;
  /** Search and filters; each tab counts its group's matches. */
  readonly filters: Readonly<Record<string, string>>;
  /** Id of the tab panel. */
  readonly controls: string;
}

export function GroupTabs({ group, onOpen, filters, controls }: GroupTabsProps) {
  const translate = useTranslate();
  return (
    <TabBar
      value={group}
      onChange={(_, name: EventGroup) => onOpen(name)}
      aria-label={translate('events.groups')}
    >
      {eventGroups.map((name) => (
        <Tab
          key={name}
          value={name}
          id={`${controls}-${name}`}
          aria-controls={controls}
          // Two rows of two where four do not fit.
          sx={{ flex: { xs: '1 0 50%', sm: '0 0 auto' } }}
          label={<GroupLabel group={name} filters={filters} />}
        />
      ))}
    </TabBar>
  );
}

interface GroupLabelProps {
  readonly group: EventGroup;
  readonly filters: Readonly<Record<string, string>>;
}

/** A group's name with the number of matching events. */
function GroupLabel({ group, filters }: GroupLabelProps) {
  const { choice } = useContractTexts();
  const total = useEventTotal({ ...filters, group });
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      {choice('eventGroup', group)}
      <Chip
        component="span"
        size="small"
        label={total === undefined ? '…' : formatNumber(total)}
        sx={{ cursor: 'inherit', minWidth: 32 }}
      />
    </Stack>
  );
}

export type EventGroup = components['schemas']['EventGroup'];

/** In tab order; the first needs no parameter in the address. */
export const eventGroups = [
  'future',
  'active',
  'finished',
  'drafts',
] as const satisfies readonly EventGroup[];

export const groupParam = 'group';

const { list } = resources.events;

/** The tab chooses the group, so it is no filter; each group starts with the next or the latest event. */
const definitions: Readonly<Record<EventGroup, ListDefinition>> = {
  future: withOrder({ field: 'startDate', order: 'ASC' }),
  active: withOrder({ field: 'startDate', order: 'ASC' }),
  finished: withOrder({ field: 'startDate', order: 'DESC' }),
  drafts: withOrder({ field: 'created', order: 'DESC' }),
};

export function listOfGroup(group: EventGroup): ListDefinition {
  return definitions[group];
}

/** The events as the group lists them, with the group as one of the filters: a saved view keeps it. */
export function resourceOfGroup(group: EventGroup) {
  return { ...resources.events, list: { ...list, defaultSort: definitions[group].defaultSort } };
}

function withOrder(defaultSort: ListDefinition['defaultSort']): ListDefinition {
  return { ...list, filters: list.filters.filter(({ name }) => name !== groupParam), defaultSort };
}

/** Number of events under a filter, without reading them; `undefined` while loading. */
function useEventTotal(filter: Readonly<Record<string, string>>): number | undefined {
  const { total } = useGetList<ContractRecord>(
    resources.events.name,
    { pagination: { page: 1, perPage: 1 }, filter, meta: { list: true } },
    { placeholderData: keepPreviousData },
  );
  return total;
}
