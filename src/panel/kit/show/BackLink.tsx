import BackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useNavigate } from 'react-router';
import { useStateText } from '../../shell/currentPage.ts';

interface BackLinkProps {
  /** Where to go if the page was not opened from a list. */
  readonly list: string;
  readonly label: string;
}

/** Link back to the list with its search, filters and page. */
export function BackLink({ list, label }: BackLinkProps) {
  return (
    <Button
      href={useListHref(list)}
      color="inherit"
      startIcon={<BackIcon />}
      // Negative margins offset the button's padding. A label may be a long name.
      sx={{
        ...{ alignSelf: 'flex-start', ml: -1, my: -1, minHeight: 44 },
        ...{ overflowWrap: 'anywhere', textAlign: 'start' },
      }}
    >
      {label}
    </Button>
  );
}

/** Tells a record's page that the record is deleted, so that it stops rendering and reading it. */
export const DeletedContext = createContext<() => void>(() => {});

/**
 * Navigates from a deleted record to its list, as the user left it. The page stays visible until the list's
 * script has loaded, so it is first told to stop reading. The history entry is replaced, so that Back skips
 * it.
 *
 * @param list where to go if the page was not opened from a list
 */
export function useLeaveDeleted(resource: string, id: string, list: string): () => Promise<void> {
  const tellPage = useContext(DeletedContext);
  const href = useListHref(list);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    tellPage();
    await navigate(href, { replace: true });
    queryClient.removeQueries({ queryKey: [resource, 'getOne', { id }] });
    await queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
  };
}

/** Address of the list that the record was opened from (see `RecordLink`), or of the fresh list. */
export function useListHref(list: string): string {
  const from = useStateText('list');
  return from === list || from?.startsWith(`${list}?`) ? from : list;
}
