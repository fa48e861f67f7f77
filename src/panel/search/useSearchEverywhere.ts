import AddIcon from '@mui/icons-material/Add';
import { useQueries } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { operations } from '../../contract/generated/operations.ts';
import { pageOperations } from '../../contract/generated/pageOperations.ts';
import type { ResourceDefinition } from '../../contract/ResourceDefinition.ts';
import { resourceOf } from '../../contract/resourceOf.ts';
import type { ListDefinition } from '../data/listQuery.ts';
import { queryClient } from '../data/queryClient.ts';
import { useIsAllowed } from '../kit/action/useMayDo.ts';
import { type ContractRecord, recordName } from '../kit/ContractRecord.ts';
import type { FeatureRoute } from '../kit/Feature.ts';
import { recordsQuery } from '../kit/list/recordsQuery.ts';
import { recordHref } from '../kit/page/recordHref.ts';
import { type NavigationItem, useNavigationItems } from '../shell/useNavigationItems.ts';

/** Records of one resource among the results; the list shows the others. */
const MOST_OF_A_KIND = 5;

/** Something that can be opened. */
export interface SearchOption {
  /** Its group: pages and actions, or records of one list. */
  readonly group: string;
  readonly href: string;
  /** Whether it is the list of all results, which opens with what is typed by then. */
  readonly isAll?: boolean;
  readonly label: string;
  readonly Icon?: NavigationItem['Icon'] | undefined;
  /** The record, with its resource, to tell it from others of the same name. */
  readonly found?: { readonly record: ContractRecord; readonly resource: ResourceDefinition };
}

/** A resource whose list can be searched and whose records have a page. */
interface Source {
  readonly resource: ResourceDefinition & { readonly list: ListDefinition };
  readonly pattern: string;
  readonly item: NavigationItem;
}

/** The pages without a record, and what can be begun, that the user may open. */
export function usePageOptions(routes: readonly FeatureRoute[]): SearchOption[] {
  const translate = useTranslate();
  const isAllowed = useIsAllowed();
  const items = useNavigationItems();
  return routes
    .map(({ path }) => path)
    .filter(({ pattern, public: isPublic }) => !isPublic && !pattern.includes(':') && !pattern.includes('*'))
    .filter(({ pattern }) => !(pattern in pageOperations) || isAllowed(pageOperations[pattern]))
    .map(({ pattern, title }) => ({
      group: translate('search.pages'),
      href: pattern,
      label: translate(title),
      Icon: items.find(({ href }) => href === pattern)?.Icon ?? (isAdding(pattern) ? AddIcon : undefined),
    }));
}

function isAdding(pattern: string): boolean {
  const operationId = pageOperations[pattern];
  return operationId !== undefined && operations[operationId].method === 'POST';
}

/**
 * Searches all lists at once, each by its own search, so that everybody finds what they may read and no more.
 * @param text what is searched for; empty finds nothing
 */
export function useSearchEverywhere(routes: readonly FeatureRoute[], text: string) {
  const translate = useTranslate();
  const sources = useSources(routes);
  const found = useQueries(
    {
      queries: sources.map(({ resource: { name } }) => ({
        ...recordsQuery(name, { perPage: MOST_OF_A_KIND, q: text }),
        enabled: text !== '',
      })),
    },
    // By name: the header stands outside of the provider.
    queryClient,
  );

  const options = sources.flatMap(({ resource, pattern, item }, index): SearchOption[] => {
    const { data = [], total = 0 } = found[index]?.data ?? {};
    const group = translate(item.label);
    const records = data.map((record) => ({
      group,
      href: recordHref(pattern, record.id) ?? item.href,
      label: recordName(resource.label, record),
      Icon: item.Icon,
      found: { record, resource },
    }));
    if (total <= records.length) return records;
    const label = translate('search.all', { smart_count: total });
    return [...records, { group, href: item.href, isAll: true, label }];
  });
  return {
    options,
    /** Of the text: what each of the lists takes. */
    maxLength: Math.min(
      ...sources.map(({ resource }) => resource.list.search?.limits?.maxLength ?? Infinity),
    ),
    isPending: text !== '' && found.some(({ isPending }) => isPending),
    failed: sources.filter((_, index) => found[index]?.isError).map(({ item }) => translate(item.label)),
    retry: () => found.forEach(({ isError, refetch }) => void (isError && refetch())),
  };
}

/** In the navigation's order. */
function useSources(routes: readonly FeatureRoute[]): Source[] {
  const isAllowed = useIsAllowed();
  return useNavigationItems().flatMap((item) =>
    routes
      .filter(({ record, path }) => record !== undefined && item.pages.includes(path))
      .slice(0, 1)
      .flatMap(({ record = '', path: { pattern } }) => {
        const resource = resourceOf(record);
        const { list } = resource;
        return list?.search && isAllowed(list.operationId)
          ? [{ resource: { ...resource, list }, pattern, item }]
          : [];
      }),
  );
}
