import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { ContractDocument } from './ContractDocument.ts';

const blob = ts.factory.createTypeReferenceNode('Blob');

/** TypeScript types of the whole contract; binary content is a `Blob`, of which a `File` is one. */
export async function writeTypes(document: ContractDocument): Promise<string> {
  const ast = await openapiTS(JSON.parse(JSON.stringify(document)), {
    defaultNonNullable: false,
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  return astToString(ast);
}
