import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, DeleteParams, GetListParams, Identifier, RaRecord } from 'react-admin';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import type { ResourceName, resources } from '../../contract/generated/resources.ts';
import { resourceOf } from '../../contract/resourceOf.ts';
import { ApiError } from './ApiError.ts';
import { answerOf, asProblem } from './answerOf.ts';
import { apiUrl } from './apiUrl.ts';
import { client } from './client.ts';
import { listQuery } from './listQuery.ts';
import { organizationId } from './organizationId.ts';
import { transport } from './transport.ts';

type ListPath = NonNullable<(typeof resources)[ResourceName]['list']>['path'];

interface ActParams {
  readonly id: Identifier;
  readonly reason?: string | undefined;
  /** Whether a failure is shown by the caller alone. */
  readonly quiet?: boolean;
}

export interface PanelDataProvider extends DataProvider {
  /** Calls an operation of one record that takes nothing but a reason; it answers the record as it is then, if it is still there. */
  readonly act: <Answer = unknown>(operationId: OperationId, params: ActParams) => Promise<Answer>;
}

/** What is plain `/{resource}` and `/{resource}/{id}` in the contract, as all records are read, created and replaced. */
const rest = simpleRestProvider(apiUrl, httpClient);

/** react-admin's way to the API, driven by the generated table of resources: lists follow the contract's conventions. */
export const dataProvider: PanelDataProvider = {
  ...rest,
  supportAbortSignal: true,

  // The list of one record's own, such as the participants of an event: `{id}` in its path is that record.
  getList: (resource, params) => readList(resource, params, params.meta?.ownerId),
  getManyReference: (resource, { id, ...params }) => readList(resource, params, String(id)),
  getMany: async (resource, { ids, ...params }) => {
    const one = ids.map((id) => rest.getOne(resource, { ...params, id }));
    return { data: (await Promise.all(one)).map(({ data }) => data) };
  },

  // The contract answers 204 to a deletion, and react-admin wants to know which record is gone.
  delete: async <RecordType extends RaRecord>(resource: string, params: DeleteParams<RecordType>) => {
    const { id, previousData } = params;
    await act(deletionOf(resource), { id });
    return { data: previousData ?? ({ id } as RecordType) };
  },
  deleteMany: async (resource, { ids }) => {
    await Promise.all(ids.map((id) => act(deletionOf(resource), { id })));
    return { data: ids };
  },
  act,
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
      // The compiler cannot know which list's parameters these are; `listQuery` keeps to those of its table.
      params: { path: { id: ownerId }, query: listQuery(list, params) as never },
      signal: params.signal,
    }),
  );
  // Only the caller knows which resource it asked for, so only it can name the type.
  return { data: content as unknown as RecordType[], total: totalElements };
}

async function act<Answer>(operationId: OperationId, { id, reason, quiet = false }: ActParams) {
  const { method, path } = operations[operationId];
  const url = apiUrl + path.replace('{id}', encodeURIComponent(id));
  const isGiven = reason !== undefined;
  const inQuery = method === 'GET' && isGiven ? `?reason=${encodeURIComponent(reason)}` : '';
  const { json } = await httpClient(url + inQuery, {
    method,
    headers: quiet ? { 'no-toast': 'true' } : {},
    ...(method !== 'GET' && isGiven && { body: JSON.stringify({ reason }) }),
  });
  return json as Answer;
}

function deletionOf(resource: string): OperationId {
  const { delete: deletion } = resourceOf(resource);
  if (!deletion) throw new Error(`The contract has no deletion of ${resource}.`);
  return deletion.operationId;
}

/** What ra-data-simple-rest calls instead of its own fetch, so that its calls pass our transport too. */
async function httpClient(url: string, options: RequestInit = {}) {
  const request = new Request(url, { ...options, credentials: 'same-origin' });
  if (options.body) request.headers.set('content-type', 'application/json');

  const response = await transport(request);
  const body = await response.text();
  const json = parseJson(body);
  if (!response.ok) throw new ApiError(response.status, asProblem(json), response.headers);
  return { status: response.status, headers: response.headers, body, json };
}

/** An empty body, or a proxy's HTML page, is no JSON. */
function parseJson(body: string) {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
