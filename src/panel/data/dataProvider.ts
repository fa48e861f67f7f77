import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, DeleteParams, GetListParams, Identifier, RaRecord } from 'react-admin';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import type { ResourceName, resources } from '../../contract/generated/resources.ts';
import { resourceOf } from '../../contract/resourceOf.ts';
import { ApiError, asProblem } from './ApiError.ts';
import { apiUrl } from './apiUrl.ts';
import { answerOf, client } from './client.ts';
import { listQuery } from './listQuery.ts';
import { organizationId } from './sessionStore.ts';
import { transport } from './transport.ts';

type ListPath = NonNullable<(typeof resources)[ResourceName]['list']>['path'];

interface ActionParams {
  readonly id: Identifier;
  readonly reason?: string | undefined;
  /** Further parameters of the operation. */
  readonly query?: Readonly<Record<string, string>>;
  /** The caller shows failures itself, so show no toast. */
  readonly quiet?: boolean;
}

export interface PanelDataProvider extends DataProvider {
  /**
   * Calls an operation on one record that takes at most a reason and parameters. Resolves to the updated record, if it still
   * exists.
   */
  readonly action: <Answer = unknown>(operationId: OperationId, params: ActionParams) => Promise<Answer>;
}

/** Plain `/{resource}` and `/{resource}/{id}` calls: reading, creating and replacing records. */
const rest = restWith();

function restWith(query?: Readonly<Record<string, string>>) {
  return simpleRestProvider(apiUrl, (url, options) => httpClient(withQuery(url, query), options));
}

/**
 * react-admin's data provider, driven by the generated table of resources. Lists follow the contract's
 * conventions.
 */
export const dataProvider: PanelDataProvider = {
  ...rest,
  supportAbortSignal: true,

  // `ownerId` is the record that a nested list belongs to, such as the event of its participants: the `{id}`
  // of the path.
  getList: (resource, params) => readList(resource, params, params.meta?.ownerId),
  getManyReference: (resource, { id, ...params }) => readList(resource, params, String(id)),
  getMany: async (resource, { ids, ...params }) => {
    const one = ids.map((id) => rest.getOne(resource, { ...params, id }));
    return { data: (await Promise.all(one)).map(({ data }) => data) };
  },

  create: (resource, params) => rest.create(placeOfNew(resource), params),

  // `meta.query` are parameters of the operation, such as how many events of a series an edit is for.
  update: (resource, params) => restWith(params.meta?.query).update(resource, params),

  // The contract answers a deletion with 204, but react-admin expects the deleted record.
  delete: async <RecordType extends RaRecord>(resource: string, params: DeleteParams<RecordType>) => {
    const { id, previousData } = params;
    await action(deletionOf(resource), { id });
    return { data: previousData ?? ({ id } as RecordType) };
  },
  deleteMany: async (resource, { ids }) => {
    await Promise.all(ids.map((id) => action(deletionOf(resource), { id })));
    return { data: ids };
  },
  action,
};

async function readList<RecordType extends RaRecord>(
  resource: string,
  params: GetListParams,
  ownerId = organizationId(),
) {
  const { list } = resourceOf(resource);
  if (!list) throw new Error(`The contract has no list of ${resource}.`);

  const { content, totalElements } = await answerOf(
    client.GET(list.path as ListPath, {
      // TypeScript cannot tell which list's parameters these are; `listQuery` only sends those in the table.
      params: { path: { id: ownerId }, query: listQuery(list, params) as never },
      signal: params.signal,
    }),
  );
  // Only the caller knows the resource, and so the record's type.
  return { data: content as unknown as RecordType[], total: totalElements };
}

async function action<Answer>(operationId: OperationId, { id, reason, query, quiet = false }: ActionParams) {
  const { method, path } = operations[operationId];
  const url = apiUrl + path.replace('{id}', encodeURIComponent(id));
  const isGiven = reason !== undefined;
  const given = { ...query, ...(method === 'GET' && isGiven && { reason }) };
  const { json } = await httpClient(withQuery(url, given), {
    method,
    headers: quiet ? { 'no-toast': 'true' } : {},
    ...(method !== 'GET' && isGiven && { body: JSON.stringify({ reason }) }),
  });
  return json as Answer;
}

function withQuery(url: string, query: Readonly<Record<string, string>> = {}): string {
  const given = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return [url, given.join('&')].filter(Boolean).join('?');
}

/** Where the contract creates records of the resource, which may be below the foundation. */
function placeOfNew(resource: string): string {
  const { create } = resourceOf(resource);
  return create ? create.path.slice(1).replace('{id}', organizationId()) : resource;
}

function deletionOf(resource: string): OperationId {
  const { delete: deletion } = resourceOf(resource);
  if (!deletion) throw new Error(`The contract has no deletion of ${resource}.`);
  return deletion.operationId;
}

/** Replaces the fetch of ra-data-simple-rest, so that its calls go through our transport. */
async function httpClient(url: string, options: RequestInit = {}) {
  const request = new Request(url, { ...options, credentials: 'same-origin' });
  if (options.body) request.headers.set('content-type', 'application/json');

  const response = await transport(request);
  const body = await response.text();
  const json = parseJson(body);
  if (!response.ok) throw new ApiError(response.status, asProblem(json), response.headers);
  return { status: response.status, headers: response.headers, body, json };
}

/** Returns undefined for an empty body or a proxy's HTML page. */
function parseJson(body: string) {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
