import type { components } from '../../contract/generated/types.ts';
import type { lawRules } from '../law/lawRules.ts';

type Kind = components['schemas']['ClearanceKind'];

/**
 * Whether nobody works with minors without a check of the kind; the rules of law have the same names (`lawRules`). Records of other
 * countries are needed for who has the citizenship of one or has lived there in the last 20 years; the foundation knows for whom, so
 * they are noted and not asked for.
 */
const isNeeded: Readonly<Record<Kind & keyof typeof lawRules, boolean>> = {
  offendersRegister: true,
  criminalRecord: true,
  foreignRecord: false,
};

/** Kinds without which nobody works with minors. */
export const neededKinds = (Object.keys(isNeeded) as Kind[]).filter((kind) => isNeeded[kind]);
