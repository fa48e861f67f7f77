import type { ContractDocument, Method, Parameter } from '../ContractDocument.ts';

const structure = new Set(['content', 'schema', 'properties']);

/**
 * Readable form of a JSON pointer.
 * @example
 * placeOf('#/paths/~1volunteers/post/requestBody/content/application~1json/schema/properties/city', root)
 * // 'POST /volunteers › request › city'
 */
export function placeOf(pointer: string, document: ContractDocument): string {
  const [root = '', ...parts] = pointerParts(pointer);
  if (root !== 'paths') return spoken(parts.slice(1), []).join(' › ') || root;
  const [path = '', method, ...rest] = parts;
  if (method === undefined) return path;
  const parameters = document.paths[path]?.[method as Method]?.parameters ?? [];
  return [`${method.toUpperCase()} ${path}`, ...spoken(rest, parameters)].join(' › ');
}

/** Keys of a JSON pointer in a URI fragment (RFC 6901), outermost first. */
export function pointerParts(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function spoken(parts: readonly string[], parameters: readonly Parameter[]): string[] {
  const words: string[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] ?? '';
    const next = parts[index + 1];
    if (part === 'content') index += 1;
    else if (part === 'parameters' && next !== undefined) {
      words.push(nameOf(parameters[Number(next)]) ?? `parameter ${next}`);
      index += 1;
    } else if (part === 'responses' && next !== undefined) {
      words.push(`answer ${next}`);
      index += 1;
    } else if (part === 'requestBody') words.push('request');
    else if (part === 'items') words.push('each');
    else if (!structure.has(part)) words.push(part);
  }
  return words;
}

function nameOf(parameter: Parameter | undefined): string | undefined {
  return parameter?.name ?? parameter?.$ref?.split('/').at(-1);
}
