import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { useNavigate } from 'react-router';
import { DeletedContext } from './DeletedContext.ts';
import { useListHref } from './useListHref.ts';

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
