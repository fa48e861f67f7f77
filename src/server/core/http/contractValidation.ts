import type { FastifyInstance } from 'fastify';
import { compileOnce } from './compileOnce.ts';

const compileBody = compileOnce();
const compileText = compileOnce({ coerceTypes: 'array', useDefaults: true });

/**
 * Validates by the contract with the panel's validator. Queries and paths are text and are coerced; bodies
 * are not.
 */
export function registerContractValidation(server: FastifyInstance): void {
  server.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? compileBody : compileText)(schema as object),
  );
}
