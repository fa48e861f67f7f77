import { randomBytes } from 'node:crypto';
import contract from '../../../contract/generated/openapi.json' with { type: 'json' };

/** Of Crockford's base 32, which has none of the letters that are taken for others. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const taken: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
const { code } = contract.components.schemas.Certificate.properties;
const pattern = new RegExp(code.pattern);

/** An example of a code, as forms show it. */
export const [exampleCode = ''] = code.examples;

/** A new code: 80 random bits. */
export function newCode(): string {
  const text = [...randomBytes(LENGTH)].map((byte) => letters[byte % letters.length]).join('');
  return inGroups(text);
}

/**
 * A code as it is stored, out of one as people type it; undefined for what is none.
 * @example certificateCode('7k3m 9qxd 2v8t pw4h') // '7K3M-9QXD-2V8T-PW4H'
 */
export function certificateCode(typed: string): string | undefined {
  const text = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/[OIL]/g, (letter) => taken[letter] ?? letter);
  const found = inGroups(text);
  return pattern.test(found) ? found : undefined;
}

function inGroups(text: string): string {
  return text.match(/.{1,4}/gu)?.join('-') ?? '';
}
