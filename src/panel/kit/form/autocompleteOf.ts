import type { FormSchema } from '../../../contract/FormDefinition.ts';

/** Tokens of HTML's autofill, by the names that the contract gives to what people know of themselves. */
const tokens: Readonly<Record<string, string>> = {
  email: 'email',
  firstname: 'given-name',
  lastname: 'family-name',
  phone: 'tel',
  phoneNumber: 'tel',
  dateOfBirth: 'bday',
  postCode: 'postal-code',
  postalCode: 'postal-code',
  city: 'address-level2',
  town: 'address-level2',
  region: 'address-level1',
  street: 'address-line1',
  website: 'url',
};

/** A password that has to be strong is being chosen; any other is one that the person already has. */
export function autocompleteOf(name: string, schema: FormSchema): string | undefined {
  if (schema['x-ui']?.widget !== 'password') return tokens[name];
  return schema.pattern === undefined ? 'current-password' : 'new-password';
}
