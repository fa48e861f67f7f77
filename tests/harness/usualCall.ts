import { exampleOf } from '../../scripts/generate/deriveExamples.ts';
import { type OperationId, operations } from '../../src/contract/generated/operations.ts';
import type { Caller } from './Caller.ts';
import type { CallInput } from './callOperation.ts';
import { contract, jsonBodyOf, parametersOf } from './contract.ts';
import type { Foundation } from './insertFoundation.ts';
import { multipartBody } from './multipartBody.ts';
import { pdf } from './sampleFiles.ts';

/** A caller who may call the operation: of its first role, or undefined if it is public. */
export function usualCaller(own: Foundation, id: OperationId): Caller | undefined {
  const [role] = operations[id].roles;
  return role === 'visitor' ? undefined : own[role];
}

/** A valid call by an authorised caller, about a record that may not exist. */
export function usualCall({ own }: { own: Foundation }, id: OperationId): CallInput {
  const caller = usualCaller(own, id);
  const examples = (place: 'path' | 'query') =>
    Object.fromEntries(
      parametersOf(id)
        .filter((parameter) => parameter.required && parameter.in === place)
        .map(({ name, schema }) => [name, String(exampleOf(contract, schema))]),
    );
  const isOfOrganization = operations[id].path.startsWith('/organizations/');
  return {
    ...(caller && { as: caller }),
    params: { ...examples('path'), ...(isOfOrganization && { id: own.id }) },
    query: examples('query'),
  };
}

/** The contract's example body, adapted to the foundation so that references exist. */
export function usualBody({ own }: { own: Foundation }, id: OperationId): unknown {
  const example = jsonBodyOf(id)?.example;
  if (typeof example !== 'object' || example === null) return example;
  return {
    ...example,
    ...('organizationId' in example && { organizationId: own.id }),
    ...('subjectId' in example && { subjectType: 'coordinator', subjectId: own.coordinator.id }),
  };
}

/** The same with the operation's body. */
export function usualCallWithBody(stage: { own: Foundation }, id: OperationId): CallInput {
  const body = usualBody(stage, id);
  const isUpload = operations[id].mediaType === 'multipart/form-data';
  return {
    ...usualCall(stage, id),
    ...(body !== undefined && { body }),
    ...(isUpload && multipartBody([{ field: 'file', name: 'a.pdf', content: pdf }])),
  };
}
