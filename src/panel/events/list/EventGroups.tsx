import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId, useMemo } from 'react';
import { ListContextProvider } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import { ListPages } from '../../kit/list/ListPages.tsx';
import { ListToolbar } from '../../kit/list/ListToolbar.tsx';
import { useContractList } from '../../kit/list/useContractList.ts';
import { EventCards } from './EventCards.tsx';
import { EventsHeader } from './EventsHeader.tsx';
import { listOfGroup } from './eventGroups.ts';
import { GroupTabs } from './GroupTabs.tsx';
import { NoEvents } from './NoEvents.tsx';
import { useEventGroup } from './useEventGroup.ts';

export function EventGroups() {
  const id = useId();
  const [group, open] = useEventGroup();
  const list = listOfGroup(group);
  const filter = useMemo(() => ({ group }), [group]);
  const controller = useContractList(resources.events.name, list, { filter });
  const { filterValues, total, isPlaceholderData } = controller;
  const isEmpty = total === 0 && !isPlaceholderData && Object.keys(filterValues).length === 0;

  return (
    <ListContextProvider value={controller}>
      <GroupTabs group={group} onOpen={open} filters={filterValues} controls={id} />
      <Box role="tabpanel" id={id} aria-labelledby={`${id}-${group}`}>
        {isEmpty ? (
          <NoEvents group={group} />
        ) : (
          <Stack sx={{ gap: { xs: 2, md: 3 } }}>
            <ListToolbar list={list} />
            <EventsHeader />
            <EventCards />
            <ListPages />
          </Stack>
        )}
      </Box>
    </ListContextProvider>
  );
}
