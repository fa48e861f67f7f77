import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BaseResolver, bundle, createConfig, makeDocumentFromString } from '@redocly/openapi-core';
import { parse, stringify } from 'yaml';
import type { ContractDocument } from './ContractDocument.ts';

/**
 * Reads the hand-written contract and puts it into one document, every schema file a component.
 * @param folder the contract's folder, `openapi`
 */
export async function bundleContract(folder: string): Promise<ContractDocument> {
  const root = parse(readFileSync(join(folder, 'openapi.yaml'), 'utf8'), { merge: true });
  root.components.schemas = Object.fromEntries(
    readdirSync(join(folder, 'schemas'))
      .sort()
      .map((file) => [file.replace(/\.yaml$/, ''), { $ref: `schemas/${file}` }]),
  );
  // The paths refer back to openapi.yaml, so the resolver has to hand out this completed root for it.
  const ref = resolve(folder, 'openapi.yaml');
  const externalRefResolver = new BaseResolver();
  externalRefResolver.cache.set(
    ref,
    Promise.resolve(makeDocumentFromString(stringify(root, { aliasDuplicateObjects: false }), ref)),
  );
  const { bundle: bundled, problems } = await bundle({
    ref,
    externalRefResolver,
    config: await createConfig({}),
  });
  if (problems.length > 0) {
    throw new Error(
      problems.map((problem) => `${problem.message} (${problem.location[0]?.pointer})`).join('\n'),
    );
  }
  // A copy by text: what was one object by a YAML alias must not stay one, for the derivation changes objects.
  return JSON.parse(JSON.stringify(bundled.parsed));
}
