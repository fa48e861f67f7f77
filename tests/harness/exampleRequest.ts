import type { Operation } from '../../scripts/generate/ContractDocument.ts';
import { exampleOf } from '../../scripts/generate/deriveExamples.ts';
import { contract } from './contract.ts';
import type { ContractOperation } from './contractOperations.ts';

/** A valid request from the contract's own examples, with every optional parameter. */
export function exampleRequest({ path, method, operation, parameters }: ContractOperation): {
  path: string;
  init: RequestInit;
} {
  const valuesIn = (place: string): Record<string, string> =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name, schema }) => [name, String(exampleOf(contract, schema))]),
    );
  const inPath = valuesIn('path');
  const body = bodyOf(operation);
  return {
    path: `${path.replace(/\{(\w+)\}/g, (_, name: string) => inPath[name] ?? '')}?${new URLSearchParams(valuesIn('query'))}`,
    init: {
      method: method.toUpperCase(),
      headers: {
        ...valuesIn('header'),
        cookie: 'session=example',
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      ...(body && { body }),
    },
  };
}

function bodyOf({ requestBody }: Operation): string | FormData | undefined {
  const { 'application/json': json, 'multipart/form-data': multipart } = requestBody?.content ?? {};
  if (json) return JSON.stringify(json.example);
  if (!multipart) return undefined;
  const form = new FormData();
  form.set('file', new Blob(['%PDF-1.7'], { type: 'application/pdf' }), 'file.pdf');
  return form;
}
