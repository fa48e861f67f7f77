import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix, relative, resolve } from 'node:path';
import { BaseResolver, bundle, createConfig, makeDocumentFromString } from '@redocly/openapi-core';
import { isMap, parse, parseDocument, stringify } from 'yaml';
import type { ContractDocument } from './ContractDocument.ts';
import { type ContractSources, pathOfPointer, readContractSources, refuse } from './contractSources.ts';
import { didYouMean } from './nearestName.ts';

/**
 * Bundles the hand-written contract into one document, with every schema file as a component.
 * @param folder the contract's folder, `openapi`
 * @throws Error with one line for each YAML error and each broken reference
 */
export async function bundleContract(
  folder: string,
  sources: ContractSources = readContractSources(folder),
): Promise<ContractDocument> {
  refuse(sources.issues);
  const root = parse(readFileSync(join(folder, 'openapi.yaml'), 'utf8'), { merge: true });
  const schemaFiles = readdirSync(join(folder, 'schemas')).sort();
  root.components.schemas = Object.fromEntries(
    schemaFiles.map((file) => [file.replace(/\.yaml$/, ''), { $ref: `schemas/${file}` }]),
  );
  // The paths refer back to openapi.yaml, so the resolver must return this completed root for it.
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
  const lines = problems.map(({ message, location: [location] }) => {
    const path = pathOfPointer(location?.pointer ?? '');
    const file = location
      ? relative(folder, location.source.absoluteRef).replaceAll('\\', '/')
      : 'openapi.yaml';
    const node: unknown = location && parseDocument(location.source.body).getIn(path);
    const reference = isMap(node) ? node.get('$ref') : node;
    return `${sources.placeIn(file, path)}: ${missingOf(file, String(reference), root.components, schemaFiles) ?? message}`;
  });
  refuse([...new Set(lines)]);
  // A copy via text: YAML aliases must not stay shared objects, because the derivation mutates them.
  return JSON.parse(JSON.stringify(bundled.parsed));
}

/**
 * Says what a broken reference should be.
 * @param names those that a reference may lead to: schemas by their files, the others by their kind
 * @returns undefined if the problem is another one
 */
function missingOf(
  file: string,
  reference: string,
  { schemas: _, ...names }: Record<string, object>,
  files: readonly string[],
): string | undefined {
  const [, , kind = '', name = ''] = reference.split('#')[1]?.split('/') ?? [];
  const isSchema = kind === 'schemas' || (kind === '' && reference.endsWith('.yaml'));
  const known = isSchema ? files : Object.keys(names[kind] ?? {});
  if (known.length === 0) return undefined;
  const wanted = isSchema ? (name ? `${name}.yaml` : basename(reference)) : name;
  if (!known.includes(wanted)) return `there is no ${wanted}${didYouMean(wanted, known)}`;
  const target = isSchema ? `schemas/${wanted}` : `openapi.yaml#/components/${kind}/${wanted}`;
  const right = posix.relative(posix.dirname(file), target);
  return right === reference ? undefined : `${reference} leads nowhere: write ${right}.`;
}
