import fastJson from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import { withoutReferences } from './withoutReferences.ts';

type Serialize = (answer: unknown) => string;

const compiled = new Map<string, Serialize>();

/**
 * Writes answers as the contract has them, and nothing that it does not. A serialiser is made when it first has
 * something to write: all of them together would make each start a second longer.
 */
export function registerContractSerialization(server: FastifyInstance): void {
  server.setSerializerCompiler(({ schema }) => {
    let serialize: Serialize | undefined;
    return (answer) => {
      serialize ??= serializerOf(schema as object);
      return serialize(answer);
    };
  });
}

function serializerOf(schema: object): Serialize {
  const key = JSON.stringify(schema);
  const serialize = compiled.get(key) ?? fastJson(withoutReferences(schema) as object);
  compiled.set(key, serialize);
  return serialize;
}
