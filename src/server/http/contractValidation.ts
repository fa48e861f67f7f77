import type { FastifyInstance, FastifySchema } from 'fastify';
import { createAjv } from '../../contract/createAjv.ts';
import { compileOnce } from './compileOnce.ts';

interface ObjectSchema {
  type: 'object';
  properties?: Record<string, unknown>;
  additionalProperties?: boolean;
}

const compileBody = compileOnce(createAjv());
const compileText = compileOnce(createAjv({ coerceTypes: 'array', useDefaults: true }));

/**
 * Validates by the contract with the same validator as the panel. Queries and paths are text and are coerced;
 * bodies never are. An unknown query parameter is refused like an unknown property.
 */
export function registerContractValidation(server: FastifyInstance): void {
  server.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? compileBody : compileText)(schema as object),
  );

  server.addHook('onRoute', (route) => {
    const schema = route.schema as
      | (FastifySchema & { operationId?: string; querystring?: ObjectSchema })
      | undefined;
    if (!schema?.operationId) return;
    schema.querystring = { type: 'object', ...schema.querystring, additionalProperties: false };
    // A multipart body is read as a stream, so its rules are in readUpload.
    const content = (schema.body as { content?: Record<string, unknown> } | undefined)?.content;
    if (content?.['multipart/form-data']) delete schema.body;
  });
}
