import Stack from '@mui/material/Stack';
import { memo, type ReactNode } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';
import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import { ListBody } from './ListBody.tsx';
import { ListHeader } from './ListHeader.tsx';
import { ListPages } from './ListPages.tsx';
import type { ListPresentation } from './ListPresentation.ts';
import type { ListDefinition } from './ListState.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { useContractList } from './useContractList.ts';
import { useDeferredRows } from './useDeferredRows.ts';

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
