import responseValidation from '@fastify/response-validation';
import type { FastifyInstance } from 'fastify';
import { createAjv } from '../../contract/createAjv.ts';
import { compileOnce } from './compileOnce.ts';

const compileAnswer = compileOnce(createAjv());

/**
 * Turns an answer that breaks the contract into a 500. A schema is compiled when it is first answered: all of
 * them together would make each start a second longer, and one run answers few.
 */
export async function registerResponseValidation(server: FastifyInstance): Promise<void> {
  const ajv = createAjv();
  ajv.compile = ((schema: object) => {
    let compiled: ReturnType<typeof compileAnswer> | undefined;
    const validate = Object.assign(
      (value: unknown) => {
        compiled ??= compileAnswer(schema);
        const isValid = compiled(value);
        validate.errors = compiled.errors;
        return isValid;
      },
      { errors: undefined as ReturnType<typeof compileAnswer>['errors'] },
    );
    return validate;
  }) as typeof ajv.compile;
  await server.register(responseValidation, { ajv });
}
