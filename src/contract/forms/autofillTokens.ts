/** HTML autofill tokens by the contract's property names. */
export const autofillTokens: Readonly<Record<string, string>> = {
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
