import type { Dataset } from './Dataset.ts';

interface ListPage {
  readonly content: readonly { readonly email: string; readonly lastname: string }[];
  readonly totalElements: number;
  readonly totalPages: number;
}

/** Reads pages of the first foundation's volunteers. */
export function listReader({ product, members }: Dataset): (query: string) => Promise<ListPage> {
  const [member] = members;
  if (!member) throw new Error('Nobody is signed in.');
  return async (query) => {
    const response = await fetch(
      `${product.url}/api/organizations/${member.organizationId}/volunteers?${query}`,
      {
        headers: { cookie: member.cookie, 'source-device': 'web' },
      },
    );
    if (!response.ok) throw new Error(`${response.status} ${query}`);
    return response.json() as Promise<ListPage>;
  };
}
