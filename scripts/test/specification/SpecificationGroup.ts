/** Rows of `tests/specification.yaml` that stand together in the specification. */
export interface SpecificationGroup {
  /** Number of the specification's section. */
  readonly section: number;
  readonly title: string;
  readonly rows: readonly SpecificationRow[];
}

export interface SpecificationRow {
  /** The specification's words, short. */
  readonly what: string;
  readonly fields?: readonly string[];
  /** See `Proof`. */
  readonly provenBy: readonly string[];
}
