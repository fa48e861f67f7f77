import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId, useMemo } from 'react';
import { ListContextProvider, useListContext, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import { useMayDo } from '../../kit/action/useMayDo.ts';
import { SortSelect } from '../../kit/list/cards/RecordCards.tsx';
import { ExportButton } from '../../kit/list/ExportButton.tsx';
import { ListPages } from '../../kit/list/ListPages.tsx';
import { ListToolbar } from '../../kit/list/ListToolbar.tsx';
import { NoMatch } from '../../kit/list/NoMatch.tsx';
import { openByClick } from '../../kit/list/RecordCell.tsx';
import { useContractList } from '../../kit/list/useContractList.ts';
import { SavedViews } from '../../kit/list/views/SavedViews.tsx';
import { SaveViewButton } from '../../kit/list/views/SaveViewButton.tsx';
import { LoadFailure } from '../../kit/state/LoadFailure.tsx';
import { accent, line, Picture, paper } from '../../kit/state/Picture.tsx';
import { StateBlock } from '../../kit/state/StateBlock.tsx';
import { LoadingNote } from '../../shell/loading/LoadingNote.tsx';
import type { EventListItem } from '../Event.ts';
import { EventCard } from './EventCard.tsx';
import {
  type EventGroup,
  eventGroups,
  GroupTabs,
  groupParam,
  listOfGroup,
  resourceOfGroup,
} from './GroupTabs.tsx';

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
      <SavedViews name={resources.events.name} />
      <GroupTabs group={group} onOpen={open} filters={filterValues} controls={id} />
      <Box role="tabpanel" id={id} aria-labelledby={`${id}-${group}`}>
        {isEmpty ? (
          <NoEvents group={group} />
        ) : (
          <Stack sx={{ gap: { xs: 2, md: 3 } }}>
            <ListToolbar list={list} />
            <EventsHeader group={group} />
            <EventCards />
            <ListPages />
          </Stack>
        )}
      </Box>
    </ListContextProvider>
  );
}

/** The open group, from the address. Changing it keeps search and filters, and resets order and page. */
function useEventGroup(): [EventGroup, (group: EventGroup) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(groupParam);
  const group = eventGroups.find((name) => name === asked) ?? eventGroups[0];

  const open = (next: EventGroup) =>
    setSearch((current) => {
      const changed = new URLSearchParams(current);
      for (const name of ['page', 'sort', groupParam]) changed.delete(name);
      if (next !== eventGroups[0]) changed.set(groupParam, next);
      return changed;
    });
  return [group, open];
}

/** Empty state of a group, with a link to create an event. */
function NoEvents({ group }: { readonly group: EventGroup }) {
  const translate = useTranslate();
  return (
    <StateBlock
      picture={<NoEventsPicture />}
      title={translate(`events.empty.${group}.title`)}
      text={translate(`events.empty.${group}.text`)}
    >
      <CreateEventButton variant="outlined" />
    </StateBlock>
  );
}

/** Event count, sorting, saved view and export. */
function EventsHeader({ group }: { readonly group: EventGroup }) {
  const translate = useTranslate();
  const { total } = useListContext();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: { sm: 'wrap' }, gap: { xs: 1, sm: 2 } }}>
      {/* Hidden on phones, where the tab shows the count. */}
      <Typography
        role="status"
        sx={[
          { color: 'text.secondary', mr: 'auto' },
          (theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden }),
        ]}
      >
        {total !== undefined && translate('events.count', { smart_count: total })}
      </Typography>
      <Box sx={{ flex: { xs: '1 1 0', sm: '0 1 17.5rem' }, minWidth: 0 }}>
        <SortSelect resource={resources.events} />
      </Box>
      <SaveViewButton resource={resourceOfGroup(group)} />
      <ExportButton list={resources.events.list} definition={resources.events.export} />
    </Stack>
  );
}

/** A calendar with a free slot. */
function NoEventsPicture() {
  return (
    <Picture>
      <rect x="52" y="30" width="96" height="84" rx="8" fill={paper} stroke={line} strokeWidth="3" />
      <path d="M52 52h96M76 22v16M124 22v16" stroke={line} strokeWidth="3" />
      <g stroke={line} strokeWidth="2" opacity="0.5">
        <rect x="64" y="62" width="16" height="12" rx="3" />
        <rect x="92" y="62" width="16" height="12" rx="3" />
        <rect x="120" y="62" width="16" height="12" rx="3" />
        <rect x="64" y="88" width="16" height="12" rx="3" />
      </g>
      <rect
        x="90"
        y="84"
        width="46"
        height="20"
        rx="5"
        fill={paper}
        stroke={accent}
        strokeWidth="3"
        strokeDasharray="5 5"
      />
      <path d="M113 89v10M108 94h10" stroke={accent} strokeWidth="3" />
    </Picture>
  );
}

export function CreateEventButton({ variant }: Pick<ButtonProps, 'variant'>) {
  const translate = useTranslate();
  if (!useMayDo('createEvent')) return null;
  return (
    <Button href={paths.createEvent.getHref()} variant={variant} startIcon={<AddIcon />}>
      {translate(paths.createEvent.title)}
    </Button>
  );
}

function EventCards() {
  const translate = useTranslate();
  const { data, error, isPlaceholderData, refetch } = useListContext<EventListItem>();
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) return <NoMatch />;
  return (
    <Box
      component="ul"
      onClick={openByClick}
      aria-label={translate(paths.events.title)}
      aria-busy={!data || isPlaceholderData}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
      }}
    >
      {data?.map((event) => <EventCard key={event.id} event={event} />) ?? <EventCardSkeletons />}
    </Box>
  );
}

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholders of about a card's height. */
function EventCardSkeletons() {
  return (
    <>
      <LoadingNote />
      {cards.map((card) => (
        <Card key={card} component="li">
          <Skeleton variant="rectangular" height={96} />
          <Box sx={{ p: 2 }}>
            <Skeleton width="70%" height={28} />
            <Skeleton width={96} height={32} />
            <Skeleton width="85%" />
            <Skeleton width="60%" />
            <Skeleton width="50%" />
          </Box>
        </Card>
      ))}
    </>
  );
}
