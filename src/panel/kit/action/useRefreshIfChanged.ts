import { useRefresh } from 'react-admin';
import { ApiError } from '../../data/ApiError.ts';

/**
 * Runs a call, and reads what the page shows again where it is refused because the record has changed since, or is gone.
 * @example const refreshIfChanged = useRefreshIfChanged(); await refreshIfChanged(() => save(body));
 */
export function useRefreshIfChanged(): <Answer>(call: () => Promise<Answer>) => Promise<Answer> {
  const refresh = useRefresh();
  return async (call) => {
    try {
      return await call();
    } catch (error) {
      if (error instanceof ApiError && [404, 409].includes(error.status)) refresh();
      throw error;
    }
  };
}
