import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { ListContextProvider, type ListControllerResult, useListContext } from 'react-admin';
import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import type { ContractRecord } from '../ContractRecord.ts';
import { LoadFailure } from '../state/LoadFailure.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';
import { RecordCards } from './cards/RecordCards.tsx';
import { ExportButton } from './ExportButton.tsx';
import { ListHeader } from './ListHeader.tsx';
import { ListPages } from './ListPages.tsx';
import type { ListDefinition } from './ListState.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { NoMatch } from './NoMatch.tsx';
import type { ListPresentation } from './RecordMark.tsx';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { RecordTable } from './table/RecordTable.tsx';
import { useContractList } from './useContractList.ts';

interface ContractListProps extends ListPresentation {
  readonly resource: ResourceDefinition & { readonly list: ListDefinition };
  readonly title: string;
  /** Key of a text in i18n that takes `smart_count`. */
  readonly countText: string;
  /** Shown while there is nothing to list at all. */
  readonly empty: ReactNode;
  /** Whether it stands on a page that has its own heading. */
  readonly isPart?: boolean;
  /** Behind the tools of the list, while there is one. */
  readonly actions?: ReactNode;
  /** Below the list, and inside of react-admin's list context. */
  readonly children?: ReactNode;
}

/**
 * A whole list out of the contract: search, filters, columns, sorting, pages, export, and its states.
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

/** Rendered with the list, and not with each step of the router. */
const ListParts = memo(function ListParts(props: ContractListProps) {
  const { title, countText, empty, isPart = false, actions, children, ...presentation } = props;
  const { resource } = presentation;
  const { total, filterValues } = useListContext();
  const isEmpty = total === 0 && Object.keys(filterValues).length === 0;

  return (
    <Stack sx={{ gap: { xs: 2, md: 3 } }}>
      <ListHeader
        title={isPart ? undefined : title}
        countText={countText}
        actions={
          !isEmpty && (
            <>
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
          <ListToolbar list={resource.list} />
          <ListBody presentation={presentation} label={title} />
          <ListPages />
          {children}
        </>
      )}
    </Stack>
  );
});

/** So many rows are drawn before anybody notices. */
const FEW = 25;

/**
 * The same list, but many new rows are drawn in slices, so that a key or a press never waits for all of them. Their
 * number comes with them.
 */
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

/** The records as a table or as cards, or why there are none. */
function ListBody({ presentation, label }: ListBodyProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const { data, error, refetch } = useListContext<ContractRecord>();

  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) return <NoMatch />;
  const Records = isWide ? RecordTable : RecordCards;
  return (
    <>
      {presentation.selection && <SelectionBar selection={presentation.selection} />}
      <Records presentation={presentation} label={label} />
    </>
  );
}
