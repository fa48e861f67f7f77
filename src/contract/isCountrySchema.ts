interface Named {
  readonly properties?: Readonly<Record<string, { readonly pattern?: string }>>;
}

/** Whether an object is a country (`Country.yaml`): a name beside a code of ISO 3166. Other codes may have names, too. */
export function isCountrySchema({ properties: { code, name } = {} }: Named): boolean {
  return name !== undefined && code?.pattern === '^[A-Z]{2}$';
}
