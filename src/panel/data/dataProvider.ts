import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, DeleteParams, GetListParams, RaRecord } from 'react-admin';
import { type ResourceName, resources } from '../../contract/generated/resources.ts';
import type { ResourceDefinition } from '../../contract/ResourceDefinition.ts';
import { answerOf } from './answerOf.ts';
import { apiUrl } from './apiUrl.ts';
import { client } from './client.ts';
import { httpClient } from './httpClient.ts';
import { listQuery } from './listQuery.ts';
import { organizationId } from './organizationId.ts';

type ListPath = NonNullable<(typeof resources)[ResourceName]['list']>['path'];

const rest = simpleRestProvider(apiUrl, httpClient);

/**
 * react-admin's way to the API, driven by the generated table of resources: lists follow the contract's
 * conventions, and what is plain `/{resource}/{id}` goes through ra-data-simple-rest.
 */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,

  // The list of one record's own, such as the participants of an event: `{id}` in its path is that record.
  getList: (resource, params) => readList(resource, params, params.meta?.ownerId),
  getManyReference: (resource, { id, ...params }) => readList(resource, params, String(id)),

  getOne: (resource, params) => rest.getOne(segmentOf(resource), params),
  getMany: async (resource, { ids, ...params }) => {
    const one = ids.map((id) => rest.getOne(segmentOf(resource), { ...params, id }));
    return { data: (await Promise.all(one)).map(({ data }) => data) };
  },

  create: (resource, params) => rest.create(segmentOf(resource), params),
  update: (resource, params) => rest.update(segmentOf(resource), params),
  updateMany: (resource, params) => rest.updateMany(segmentOf(resource), params),

  // The contract answers 204 to a deletion, and react-admin wants to know which record is gone.
  delete: async <RecordType extends RaRecord>(resource: string, params: DeleteParams<RecordType>) => {
    await rest.delete(segmentOf(resource), params);
    return { data: params.previousData ?? ({ id: params.id } as RecordType) };
  },
  deleteMany: async (resource, { ids }) => {
    await Promise.all(ids.map((id) => rest.delete(segmentOf(resource), { id })));
    return { data: ids };
  },
};

async function readList<RecordType extends RaRecord>(
  resource: string,
  params: GetListParams,
  ownerId = organizationId(),
) {
  const { list } = definitionOf(resource);
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

/** `/volunteers/{id}` → `volunteers`: what simple-rest puts between the base path and the id. */
function segmentOf(resource: string): string {
  const { one } = definitionOf(resource);
  const segment = one?.path.match(/^\/([\w-]+)\/\{id\}$/)?.[1];
  if (!segment) throw new Error(`The contract has no /{resource}/{id} for ${resource}.`);
  return segment;
}

function definitionOf(resource: string): ResourceDefinition {
  const definitions: Readonly<Record<string, ResourceDefinition>> = resources;
  const definition = definitions[resource];
  if (!definition) throw new Error(`The contract has no resource ${resource}.`);
  return definition;
}
