import {
  type ContractDocument,
  listOperations,
  type Operation,
  resolveSchema,
  type Schema,
} from './ContractDocument.ts';
import { changesState } from './deriveResponses.ts';

/** Index of the operations, for the client, the server's boot check, permissions and tests. */
export function writeOperations(document: ContractDocument): string {
  const entries = listOperations(document).map(({ path, method, operation }) => {
    const mediaType = Object.keys(operation.requestBody?.content ?? {})[0] ?? null;
    return `  ${operation.operationId}: ${JSON.stringify({
      method: method.toUpperCase(),
      path,
      roles: operation['x-roles'],
      security: (operation.security ?? document.security).flatMap((scheme) => Object.keys(scheme)),
      changesState: changesState(method, operation),
      mediaType,
      upload: uploadOf(document, operation),
      reason: reasonOf(document, operation),
      status: Number(Object.keys(operation.responses).find((status) => status.startsWith('2'))),
      success: operation['x-messages']?.success ?? null,
      failure: operation['x-messages']?.failure ?? null,
    })},`;
  });
  return `
export const operations = {
${entries.join('\n')}
} as const;

export type OperationId = keyof typeof operations;
`;
}

/** The binary property of an upload with its `x-file` hint. */
export function uploadOf(document: ContractDocument, { requestBody }: Operation) {
  const { properties = {} } = bodyOf(document, requestBody, 'multipart/form-data');
  const uploads = Object.entries(properties).flatMap(([field, { 'x-file': file }]) =>
    file ? [{ field, ...file }] : [],
  );
  return uploads[0] ?? null;
}

/** Limits of an operation's `reason`, whether in the body or in the query. */
function reasonOf(document: ContractDocument, { parameters = [], requestBody }: Operation) {
  const { properties = {}, required = [] } = bodyOf(document, requestBody, 'application/json');
  const parameter = parameters.find(({ name }) => name === 'reason');
  const schema = properties.reason ?? parameter?.schema;
  if (!schema) return null;
  const { minLength, maxLength } = resolveSchema(document, schema);
  return { required: required.includes('reason') || parameter?.required === true, minLength, maxLength };
}

function bodyOf(document: ContractDocument, body: Operation['requestBody'], mediaType: string): Schema {
  return resolveSchema(document, body?.content[mediaType]?.schema ?? {});
}
