import type { FastifyRequest } from 'fastify';
import { ApiError } from './ApiError.ts';

/**
 * Refuses text that PostgreSQL cannot store: NUL and lone surrogates, which JSON Schema cannot express.
 * Called after validation, so the input's depth is bounded.
 */
export function requireStorableText(request: FastifyRequest): void {
  const inputs = [request.params, request.query, request.body];
  const issues = inputs
    .flatMap((input) => unstorable(input, []))
    .map((field) => ({ field, key: 'format', values: {} }));
  if (issues.length > 0) throw new ApiError('invalid_input', { issues });
}

function unstorable(value: unknown, path: readonly string[]): string[] {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => unstorable(item, [...path, name]));
}
