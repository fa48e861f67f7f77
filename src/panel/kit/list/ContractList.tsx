import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { ListContextProvider, type ListControllerResult, useListContext, useTranslate } from 'react-admin';
import { actions } from '../../../contract/generated/actions.ts';
import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import type { ListDefinition } from '../../data/listQuery.ts';
import { BusyButton } from '../action/BusyButton.tsx';
import { isOffered } from '../action/resourceActions.ts';
import type { ContractRecord } from '../ContractRecord.ts';
import { reserveTop } from '../focus/reserveEdge.ts';
import { layoutSizes } from '../page/layoutSizes.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { LoadFailure } from '../state/LoadFailure.tsx';
import { BulkActs, useBulkActions } from './bulk/BulkActs.tsx';
import { CountNote } from './CountNote.tsx';
import { RecordCards } from './cards/RecordCards.tsx';
import { ColumnsButton } from './columns/ColumnsButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import { ListPages } from './ListPages.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { NoMatch } from './NoMatch.tsx';
import type { ListPresentation, ListSelection } from './RecordCell.tsx';
import { scrollingRowSx } from './scrollingRowSx.ts';
import { useSelection } from './selection/SelectRecord.tsx';
import { useMatching } from './selection/useMatching.ts';
import { RecordTable } from './table/RecordTable.tsx';
import { useContractList } from './useContractList.ts';
import { SavedViews } from './views/SavedViews.tsx';
import { SaveViewButton } from './views/SaveViewButton.tsx';

interface ContractListProps extends ListPresentation {
  readonly resource: ResourceDefinition & { readonly list: ListDefinition };
  readonly title: string;
  /** i18n key of a text with `smart_count`. */
  readonly countText: string;
  /** Shown if there are no records at all. */
  readonly empty: ReactNode;
  /** Whether the page around it has its own heading. */
  readonly isPart?: boolean;
  /** Shown after the list's tools, unless the list is empty. */
  readonly actions?: ReactNode;
  /** Rendered below the list, inside react-admin's list context. */
  readonly children?: ReactNode;
}

/**
 * A complete list from the contract: search, filters, columns, sorting, pagination, export, and its states.
 *
 * @example
 * <ContractList
 *   resource={resources.volunteers}
 *   title={translate(paths.volunteers.title)}
 *   countText="volunteers.count"
 *   hrefOf={({ id }) => paths.volunteer.getHref({ profileId: id })}
 *   empty={<NoVolunteers />}
 * />
 */
export function ContractList(props: ContractListProps) {
  const { name, list } = props.resource;
  const controller = useDeferredRows(useContractList(name, list));
  return (
    <ListContextProvider value={controller}>
      <ListParts {...props} />
    </ListContextProvider>
  );
}

/** Memoised, so that a navigation does not rerender it. */
const ListParts = memo(function ListParts(props: ContractListProps) {
  const { title, countText, empty, isPart = false, actions, children, ...presentation } = props;
  const { resource } = props;
  const { total, filterValues } = useListContext();
  const isEmpty = total === 0 && Object.keys(filterValues).length === 0;

  return (
    <Stack sx={{ gap: { xs: 2, md: 3 } }}>
      <PageHeader
        title={isPart ? undefined : title}
        note={<CountNote countText={countText} />}
        actions={
          !isEmpty && (
            <>
              {!isPart && <SaveViewButton resource={resource} />}
              <ColumnsButton resource={resource} />
              {resource.export && <ExportButton list={resource.list} definition={resource.export} />}
              {actions}
            </>
          )
        }
      />
      {isEmpty ? (
        empty
      ) : (
        <>
          {!isPart && <SavedViews name={resource.name} />}
          <ListToolbar list={resource.list} />
          <ListBody presentation={presentation} label={title} />
          <ListPages />
          {children}
        </>
      )}
    </Stack>
  );
});

/** This many rows render without a noticeable delay. */
const FEW = 25;

/** The same list, but many new rows render in slices, so that no keystroke or click waits for all of them. */
function useDeferredRows(
  controller: ListControllerResult<ContractRecord>,
): ListControllerResult<ContractRecord> {
  const { data, total, isPending, isPlaceholderData } = controller;
  const rows = useMemo(
    () => ({ data, total, isPending, isPlaceholderData }),
    [data, total, isPending, isPlaceholderData],
  );
  const drawn = useDeferredValue(rows);
  const shown = data !== undefined && data.length > FEW ? drawn : rows;
  return useMemo(
    () => ({ ...controller, ...shown }) as ListControllerResult<ContractRecord>,
    [controller, shown],
  );
}

interface ListBodyProps {
  readonly presentation: ListPresentation;
  readonly label: string;
}

/** The records as a table or cards, or an empty or error state. */
function ListBody({ presentation, label }: ListBodyProps) {
  const selection = useListSelection(presentation);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const { data, error, refetch } = useListContext<ContractRecord>();

  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) return <NoMatch />;
  const Records = isWide ? RecordTable : RecordCards;
  return (
    <>
      {selection && <SelectionBar resource={presentation.resource} selection={selection} />}
      <Records presentation={{ ...presentation, selection }} label={label} />
    </>
  );
}

/** The page's own selection, or the one that the contract's bulk actions need. */
function useListSelection({ resource, selection }: ListPresentation): ListSelection | undefined {
  const bulk = useBulkActions(resource);
  if (selection || bulk.length === 0) return selection;
  return { isSelectable: (record) => bulk.some((action) => isOffered(actions[action], record)) };
}

interface SelectionBarProps {
  readonly resource: ResourceDefinition;
  readonly selection: ListSelection;
}

/** Number of selected records and the bulk actions. Sticky while the list scrolls. */
function SelectionBar({ resource, selection }: SelectionBarProps) {
  const translate = useTranslate();
  const { data = [], total = 0 } = useListContext();
  const { selectable, selected: onPage, choose, clear } = useSelection(selection);
  const { matching, read, select } = useMatching();
  const selected = matching?.filter(selection.isSelectable) ?? onPage;
  const count = selected.length;
  const mayGoOn = !matching && onPage.length === selectable.length && total > data.length;

  return (
    <>
      <Typography role="status" sx={visuallyHidden}>
        {count > 0 && translate('ra.action.bulk_actions', { smart_count: count })}
      </Typography>
      {count > 0 && (
        <Paper
          ref={reserveTop}
          variant="outlined"
          // Below the header and above the head of the table, which are sticky too.
          sx={{
            position: 'sticky',
            top: layoutSizes.header + 8,
            zIndex: 3,
            px: 2,
            py: 1,
            borderColor: 'primary.main',
            '& ~ :not([data-scrolls]) > table > thead': { top: layoutSizes.header + layoutSizes.bar },
          }}
        >
          <Stack
            sx={{
              flexDirection: { sm: 'row' },
              alignItems: { sm: 'center' },
              gap: 1,
              flexWrap: { sm: 'wrap' },
            }}
          >
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mr: { sm: 'auto' } }}>
              <Typography aria-hidden sx={{ fontWeight: 500, mr: 'auto' }}>
                {translate('ra.action.bulk_actions', { smart_count: count })}
              </Typography>
              <Button color="inherit" onClick={clear}>
                {translate('ra.action.unselect')}
              </Button>
            </Stack>
            {/* Low on a phone, where it covers the list. */}
            <Stack
              direction="row"
              role="group"
              aria-label={translate('ra.action.bulk_actions', { smart_count: count })}
              sx={scrollingRowSx}
            >
              {mayGoOn && (
                <BusyButton color="inherit" busy={read !== undefined} onClick={select}>
                  {read
                    ? translate('kit.bulk.progress', { done: read, total })
                    : translate('kit.selection.matching', { smart_count: total })}
                </BusyButton>
              )}
              {selection.actions?.(selected)}
              <BulkActs resource={resource} records={selected} onDone={choose} />
            </Stack>
          </Stack>
        </Paper>
      )}
    </>
  );
}
