import type { ListName } from '../../contract/generated/lists.ts';
import { type ResourceName, resources } from '../../contract/generated/resources.ts';
import { storage } from '../../contract/generated/storage.ts';
import type { ResourceDefinition } from '../../contract/ResourceDefinition.ts';
import { type DerivedTable, derivedTables } from '../core/db/derivedTables.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import type { Services } from '../core/services.ts';
import { exportHandler, pageHandler } from './listHandlers.ts';
import { createRecord, deleteRecord, updateRecord } from './recordActions.ts';
import { recordStore } from './recordStore.ts';
import { resourceStore } from './resourceStore.ts';

type Resources = typeof resources;
type IdOf<Reference> = Reference extends { operationId: infer Id } ? Id : never;
type OperationsOf<Resource extends Resources[ResourceName]> = Resource['derived'] extends true
  ? IdOf<Resource['list' | 'one' | 'export' | 'create' | 'update' | 'delete']>
  : never;

/** Operations of all resources with default handlers. */
type DerivedOperation = { [Name in ResourceName]: OperationsOf<Resources[Name]> }[ResourceName];

/** Validated input of a resource not known at compile time. */
interface AnyCall {
  readonly params: { readonly id: string };
  readonly body: object;
  readonly user: SignedInUser;
}

/** List, read, create, update, delete and export of every resource with derived operations. */
export function derivedOperations({ db }: Services): Handlers<DerivedOperation> {
  const handlers = Object.values<ResourceDefinition>(resources)
    .filter(({ derived }) => derived)
    .flatMap((resource) => Object.entries(handlersOf(resource, db)));
  return Object.fromEntries(handlers) as unknown as Handlers<DerivedOperation>;
}

function handlersOf(resource: ResourceDefinition, db: Services['db']): Record<string, unknown> {
  const table = derivedTables.find(
    (name) => storage[name as keyof typeof storage].schema === resource.schema,
  );
  const handlers: Record<string, unknown> = {};
  if (!table) return handlers;
  const records = recordStore(table as keyof typeof storage);
  const place = (user: SignedInUser) => ({ table: table as DerivedTable, user, db });
  const input = (body: object) => ({ schema: resource.form ?? resource.schema, body });
  const read = (id: string, user: SignedInUser) => records.read(id, user, db);
  const handle = (operation: { operationId: string } | null, handler: unknown) => {
    if (operation) handlers[operation.operationId] = handler;
  };

  if (resource.list) {
    const list = resourceStore(resource.name as ListName);
    handle(resource.list, pageHandler(list as never, db));
    handle(resource.export, exportHandler(resource.name as ListName, list as never, db));
  }
  handle(resource.one, ({ params, user }: AnyCall) => read(params.id, user));
  handle(resource.create, async ({ body, user }: AnyCall) =>
    read(await createRecord(input(body), place(user)), user),
  );
  handle(resource.update, async ({ params, body, user }: AnyCall) => {
    await updateRecord(params.id, input(body), place(user));
    return read(params.id, user);
  });
  handle(resource.delete, async ({ params, user }: AnyCall) => {
    await deleteRecord(params.id, resource.label, place(user));
    return undefined;
  });
  return handlers;
}
