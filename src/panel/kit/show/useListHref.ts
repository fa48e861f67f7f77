import { useLocation } from 'react-router';

/** Address of the list that the record was opened from (see `RecordLink`), or of the fresh list. */
export function useListHref(list: string): string {
  const { state } = useLocation();
  const from = (state as { list?: unknown } | null)?.list;
  return typeof from === 'string' && (from === list || from.startsWith(`${list}?`)) ? from : list;
}
