import fc from 'fast-check';

/**
 * Stands for the id or secret of a record that is only known once there is a world to call in, so that a request can be
 * told, and shrunk, without one.
 */
export class Reference {
  readonly whose: 'own' | 'other' | 'none';

  constructor(whose: Reference['whose']) {
    this.whose = whose;
  }

  /** For the report of a request that failed. */
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
