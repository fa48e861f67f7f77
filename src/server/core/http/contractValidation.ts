import type { FastifyInstance } from 'fastify';
import { compileOnce } from './compileOnce.ts';

const compileBody = compileOnce();
const compileText = compileOnce({ coerceTypes: 'array', useDefaults: true });

/**
 * Validates by the contract with the same validator as the panel. Queries and paths are text and are coerced;
 * bodies never are.
 */
export function registerContractValidation(server: FastifyInstance): void {
  server.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? compileBody : compileText)(schema as object),
  );
}
