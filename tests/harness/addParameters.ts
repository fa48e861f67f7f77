import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSeq, parseDocument } from 'yaml';

/**
 * Adds query parameters to operations of one path file of the contract in `root`.
 * @param operations by the file's own names, such as `list.get`
 */
export function addParameters(
  root: string,
  file: string,
  operations: readonly string[],
  parameters: Readonly<Record<string, object>>,
): void {
  const path = join(root, `openapi/paths/${file}.yaml`);
  const document = parseDocument(readFileSync(path, 'utf8'));
  for (const operation of operations) {
    const known = document.getIn([...operation.split('.'), 'parameters']);
    if (!isSeq(known)) throw new Error(`${operation} of ${file} has no parameters of its own`);
    for (const [name, parameter] of Object.entries(parameters)) {
      known.add(document.createNode({ name, in: 'query', ...parameter }));
    }
  }
  writeFileSync(path, document.toString({ lineWidth: 0 }));
}
