import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, type YAMLMap } from 'yaml';

/** Changes only the properties in one schema file of the contract in `root`. */
export function editSchema(root: string, schema: string, change: (properties: YAMLMap) => void): void {
  const path = join(root, `openapi/schemas/${schema}.yaml`);
  const document = parseDocument(readFileSync(path, 'utf8'));
  change(document.get('properties') as YAMLMap);
  writeFileSync(path, document.toString({ lineWidth: 0 }));
}
