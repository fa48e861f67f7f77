import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useNavigate } from 'react-router';
import { useListHref } from './useListHref.ts';

/** Tells the page of a record that this is deleted: nothing of it is shown or read any more, whatever is still to come. */
export const DeletedContext = createContext<() => void>(() => {});

/**
 * Leaves the page of a record that has just been deleted for its list, as that was left. The page stays on the screen
 * until the list's script is there, so it is first told to read nothing any more; and the way back skips it.
 *
 * @param list where to go when the page was not opened from one
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
