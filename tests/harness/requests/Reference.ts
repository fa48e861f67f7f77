import fc from 'fast-check';

/**
 * Placeholder for the id or secret of a record that exists only once there is a world, so that requests can
 * be generated, and shrunk, without one.
 */
export class Reference {
  readonly whose: 'own' | 'other' | 'none';

  constructor(whose: Reference['whose']) {
    this.whose = whose;
  }

  /** For the report of a failed request. */
  toString(): string {
    return `<${this.whose}>`;
  }

  toJSON(): string {
    return this.toString();
  }
}

export const referenceArbitrary = fc
  .oneof(
    { weight: 6, arbitrary: fc.constant('own' as const) },
    { weight: 1, arbitrary: fc.constant('other' as const) },
    { weight: 1, arbitrary: fc.constant('none' as const) },
  )
  .map((whose) => new Reference(whose));
