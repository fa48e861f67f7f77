import type { components } from '../../contract/generated/types.ts';
import { pagePath } from '../../domain/public-pages/pagePath.ts';
import type { Handlers } from '../core/http/Call.ts';
import type { Services } from '../core/services.ts';
import { changePublicPage, readPublicPage } from './publicPageStore.ts';

/** The settings of the foundation's public page. */
export function publicPageOperations({ db, config: { publicUrl } }: Services) {
  const read = async (id: string): Promise<components['schemas']['PublicPage']> => {
    const page = await readPublicPage(id, db);
    return { ...page, url: publicUrl + pagePath(page.slug) };
  };

  return {
    getPublicPage: ({ params }) => read(params.id),
    updatePublicPage: async ({ params, body, user }) => {
      await changePublicPage(params.id, body, user, db);
      return read(params.id);
    },
  } satisfies Partial<Handlers>;
}
