import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SpecificationGroup } from './SpecificationGroup.ts';

/** The table of the specification; that it is well-formed is a test's business. */
export function readSpecification(root: string): readonly SpecificationGroup[] {
  return parse(readFileSync(join(root, 'tests/specification.yaml'), 'utf8'));
}
