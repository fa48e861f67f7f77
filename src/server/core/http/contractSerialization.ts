import fastJson from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import { withoutReferences } from './withoutReferences.ts';

type Serialize = (answer: unknown) => string;

const compiled = new Map<string, Serialize>();

/**
 * Serialises responses by the contract, dropping everything else. Serialisers are compiled on first use: all
 * together would delay the start by a second.
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
