import { assert, property, stringMatching } from 'fast-check';
import { createAjv } from '../../src/contract/createAjv.ts';
import type { Schema } from './ContractDocument.ts';

const ajv = createAjv({ allErrors: false });

/** Example of each JSON Schema format for texts. */
const ofFormat: Readonly<Record<string, string>> = {
  date: '2026-11-02',
  'date-time': '2026-11-02T09:30:00.000Z',
  duration: 'P1D',
  email: 'anna@mail.example',
  hostname: 'mail.example',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  time: '09:30:00Z',
  uri: 'https://www.example.org/',
  uuid: '01980000-0000-7000-8000-000000000001',
};

/** A text that satisfies a schema's format, length and pattern, or the closest one that can be composed. */
export function textExample({ format, minLength = 0, maxLength = Infinity, pattern }: Schema): string {
  const usual = ofFormat[format ?? ''] ?? 'text';
  const schema = { format, minLength, pattern, ...(maxLength !== Infinity && { maxLength }) };
  const said = Object.entries(schema).filter(([, value]) => value !== undefined);
  const isRight = ajv.compile(Object.fromEntries(said));
  const ofLength = usual.padEnd(minLength, ' text').slice(0, maxLength).replace(/ $/, '.');
  const candidates = [usual, ofLength, ...(pattern === undefined ? [] : matching(pattern))];
  return candidates.find((text) => isRight(text)) ?? usual;
}

/** Deterministic samples; none if fast-check cannot parse the pattern. */
function matching(pattern: string): string[] {
  const found: string[] = [];
  try {
    const texts = stringMatching(new RegExp(pattern, 'u'));
    assert(
      property(texts, (text) => void found.push(text)),
      { seed: 1, numRuns: 100 },
    );
  } catch {
    return [];
  }
  return found.sort((one, other) => one.length - other.length);
}
