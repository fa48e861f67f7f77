import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { BaseResolver, bundle, createConfig, makeDocumentFromString } from '@redocly/openapi-core';
import { parse, stringify } from 'yaml';
import type { ContractDocument } from './ContractDocument.ts';
import { type ContractSources, pathOfPointer, readContractSources } from './contractSources.ts';
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
  if (sources.issues.length > 0) throw new Error(sources.issues.join('\n'));
  const root = parse(readFileSync(join(folder, 'openapi.yaml'), 'utf8'), { merge: true });
  root.components.schemas = Object.fromEntries(
    readdirSync(join(folder, 'schemas'))
      .sort()
      .map((file) => [file.replace(/\.yaml$/, ''), { $ref: `schemas/${file}` }]),
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
    const file = location
      ? relative(folder, location.source.absoluteRef).replaceAll('\\', '/')
      : 'openapi.yaml';
    return `${sources.placeIn(file, pathOfPointer(location?.pointer ?? ''))}: ${toldOf(message, folder)}`;
  });
  if (lines.length > 0) throw new Error([...new Set(lines)].join('\n'));
  // A copy via text: YAML aliases must not stay shared objects, because the derivation mutates them.
  return JSON.parse(JSON.stringify(bundled.parsed));
}

/** Reports a missing file without the machine's absolute path. */
function toldOf(message: string, folder: string): string {
  const path = /ENOENT: no such file or directory '(.+)'/.exec(message)?.[1];
  if (path === undefined) return message;
  const name = basename(path);
  return `there is no ${name}${didYouMean(name, readdirSync(join(folder, 'schemas')))}`;
}
