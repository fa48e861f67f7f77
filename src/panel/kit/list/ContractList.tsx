import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ListContextProvider } from 'react-admin';
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
  const { title, countText, empty, isPart = false, children, ...presentation } = props;
  const { resource } = presentation;
  const controller = useDeferredRows(useContractList(resource.name, resource.list));
  const isEmpty = controller.total === 0 && Object.keys(controller.filterValues).length === 0;

  return (
    <ListContextProvider value={controller}>
      <Stack sx={{ gap: { xs: 2, md: 3 } }}>
        <ListHeader
          title={isPart ? undefined : title}
          countText={countText}
          actions={
            !isEmpty && (
              <>
                <ColumnsButton resource={resource} />
                {resource.export && <ExportButton list={resource.list} definition={resource.export} />}
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
    </ListContextProvider>
  );
}
