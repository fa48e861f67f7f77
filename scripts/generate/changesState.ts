import type { Method, Operation } from './ContractDocument.ts';

/**
 * Whether a call does something, and so is refused to other sites. The GETs that do are those that demand
 * `source-device` (design, section 4), and those that answer nothing: what they do is all that they are for.
 */
export function changesState(method: Method, { parameters = [], responses }: Operation): boolean {
  if (method !== 'get' || '204' in responses) return true;
  return parameters.some(({ $ref }) => $ref?.endsWith('/SourceDeviceRequired'));
}
