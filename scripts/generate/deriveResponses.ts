import { type ContractDocument, listOperations, type Method, type Operation } from './ContractDocument.ts';

/** Declares the error responses implied by each operation (openapi/hints.schema.yaml), in place. */
export function deriveResponses(document: ContractDocument): void {
  for (const { path, method, operation } of listOperations(document)) {
    const shared = document.paths[path]?.parameters ?? [];
    operation.parameters = [...shared, ...(operation.parameters ?? [])];
    const hasSecurity = (operation.security ?? document.security).length > 0;
    const implied = {
      400: 'BadRequest',
      ...(hasSecurity &&
        !operation['x-roles'].includes('visitor') && { 401: 'Unauthorized', 403: 'Forbidden' }),
      // Cross-site requests are refused, whoever may call.
      ...(changesState(method, operation) && { 403: 'Forbidden' }),
      ...(path.includes('{') && { 404: 'NotFound' }),
      ...(operation.requestBody && { 413: 'ContentTooLarge', 415: 'UnsupportedMediaType' }),
      503: 'ServiceUnavailable',
    };
    for (const [status, name] of Object.entries(implied))
      operation.responses[status] ??= { $ref: `#/components/responses/${name}` };
  }
  for (const item of Object.values(document.paths)) delete item.parameters;
}

/**
 * Whether a call changes state, and so is refused cross-site. GETs that do are those that require
 * `source-device` (design, section 4), and those without a response body: their effect is their only purpose.
 */
export function changesState(method: Method, { parameters = [], responses }: Operation): boolean {
  if (method !== 'get' || '204' in responses) return true;
  return parameters.some(({ $ref }) => $ref?.endsWith('/SourceDeviceRequired'));
}

/** Example error code of a status: the first of its codes. */
export function firstErrorCodeOf({ components }: ContractDocument, status: number): string | undefined {
  return Object.values(components.schemas).find((schema) => schema['x-status'])?.['x-status']?.[status]?.[0];
}
