import { type ContractDocument, listOperations } from './ContractDocument.ts';
import { generatedHeader } from './generatedHeader.ts';

/** Index of the operations: what the client, the server's boot check, the permissions and the tests walk. */
export function writeOperations(document: ContractDocument): string {
  const entries = listOperations(document).map(({ path, method, operation }) => {
    const mediaType = Object.keys(operation.requestBody?.content ?? {})[0] ?? null;
    return `  ${operation.operationId}: ${JSON.stringify({
      method: method.toUpperCase(),
      path,
      roles: operation['x-roles'],
      security: (operation.security ?? document.security).flatMap((scheme) => Object.keys(scheme)),
      mediaType,
      success: operation['x-messages']?.success ?? null,
      failure: operation['x-messages']?.failure ?? null,
    })},`;
  });
  return `${generatedHeader}
export const operations = {
${entries.join('\n')}
} as const;

export type OperationId = keyof typeof operations;
`;
}
