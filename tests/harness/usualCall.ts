import { exampleOf } from '../../scripts/generate/deriveExamples.ts';
import { type OperationId, operations } from '../../src/contract/generated/operations.ts';
import type { Caller } from './Caller.ts';
import type { CallInput } from './callOperation.ts';
import { contract, jsonBodyOf, parametersOf } from './contract.ts';
import type { Foundation } from './insertFoundation.ts';
import { multipartBody } from './multipartBody.ts';
import { pdf } from './sampleFiles.ts';

/** Who may call an operation: the first of its roles, or nobody where anybody may. */
export function usualCaller(own: Foundation, id: OperationId): Caller | undefined {
  const [role] = operations[id].roles;
  return role === 'visitor' ? undefined : own[role];
}

/** A call that the contract allows, by somebody who may, about a record that may not be there. */
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

/** The body of the contract's example, as one of the foundation: what it names is there. */
export function usualBody({ own }: { own: Foundation }, id: OperationId): unknown {
  const example = jsonBodyOf(id)?.example;
  if (typeof example !== 'object' || example === null) return example;
  return {
    ...example,
    ...('organizationId' in example && { organizationId: own.id }),
    ...('subjectId' in example && { subjectType: 'organization', subjectId: own.id }),
  };
}

/** The same with the body that the operation wants. */
export function usualCallWithBody(stage: { own: Foundation }, id: OperationId): CallInput {
  const body = usualBody(stage, id);
  const isUpload = operations[id].mediaType === 'multipart/form-data';
  return {
    ...usualCall(stage, id),
    ...(body !== undefined && { body }),
    ...(isUpload && multipartBody([{ field: 'file', name: 'a.pdf', content: pdf }])),
  };
}
