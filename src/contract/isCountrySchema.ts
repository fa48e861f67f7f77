interface Named {
  readonly properties?: Readonly<Record<string, { readonly pattern?: string }>>;
}

/**
 * Whether an object is a country (`Country.yaml`): a name and an ISO 3166 code. Other codes may have names
 * too.
 */
export function isCountrySchema({ properties: { code, name } = {} }: Named): boolean {
  return name !== undefined && code?.pattern === '^[A-Z]{2}$';
}
