import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export function demoFile(name: string): Buffer {
  return readFileSync(new URL(`../../demo/${name}`, import.meta.url));
}

/** Parsed content of a YAML file of src/demo. */
export function demoYaml<Content>(name: string): Content {
  return parse(demoFile(name).toString());
}

/** Password of every demo account (design, section 2). */
export const demoPassword = 'Demo-2026!';
