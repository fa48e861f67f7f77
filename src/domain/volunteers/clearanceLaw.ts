import type { components } from '../../contract/generated/types.ts';

type Kind = components['schemas']['ClearanceKind'];

interface Rule {
  readonly act: string;
  readonly article: string;
  /** Whether nobody works with minors without it. */
  readonly isNeeded: boolean;
}

/** The act of 13 May 2016 on counteracting the threats of sexual offences and on the protection of minors. */
const act = 'Dz.U. 2016 poz. 862';

/**
 * What is checked before somebody works with minors. Records of other countries are needed for who has the citizenship of one or has
 * lived there in the last 20 years; the foundation knows for whom, so they are noted and not asked for.
 */
export const clearanceLaw: Readonly<Record<Kind, Rule>> = {
  offendersRegister: { act, article: 'art. 21 sec. 2', isNeeded: true },
  criminalRecord: { act, article: 'art. 21 sec. 3', isNeeded: true },
  foreignRecord: { act, article: 'art. 21 sec. 4–7', isNeeded: false },
};

/** Kinds without which nobody works with minors. */
export const neededKinds = (Object.keys(clearanceLaw) as Kind[]).filter(
  (kind) => clearanceLaw[kind].isNeeded,
);
