import responseValidation from '@fastify/response-validation';
import type { FastifyInstance } from 'fastify';
import { createAjv } from '../../../contract/createAjv.ts';
import { compileOnce } from './compileOnce.ts';

const compileAnswer = compileOnce();

/** Turns a response that breaks the contract into a 500. */
export async function registerResponseValidation(server: FastifyInstance): Promise<void> {
  const ajv = createAjv();
  ajv.compile = compileAnswer as typeof ajv.compile;
  await server.register(responseValidation, { ajv });
}
