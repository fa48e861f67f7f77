import type { Method, Operation } from './ContractDocument.ts';

/**
 * Whether a call changes state, and so is refused cross-site. GETs that do are those that require
 * `source-device` (design, section 4), and those without a response body: their effect is their only purpose.
 */
export function changesState(method: Method, { parameters = [], responses }: Operation): boolean {
  if (method !== 'get' || '204' in responses) return true;
  return parameters.some(({ $ref }) => $ref?.endsWith('/SourceDeviceRequired'));
}
