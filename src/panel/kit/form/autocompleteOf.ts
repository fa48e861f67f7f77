import type { FormSchema } from '../../../contract/FormDefinition.ts';
import { isNewPassword } from './passwords/isNewPassword.ts';

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

export function autocompleteOf(name: string, schema: FormSchema): string | undefined {
  const { widget, repeats } = schema['x-ui'] ?? {};
  if (widget !== 'password') return tokens[name];
  return isNewPassword(schema) || repeats !== undefined ? 'new-password' : 'current-password';
}
