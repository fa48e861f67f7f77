import type { FormSchema } from '../../../../contract/FormDefinition.ts';

/** A password that has to be strong is being chosen; any other is one that the person already has. */
export function isNewPassword({ pattern, 'x-ui': ui }: FormSchema): boolean {
  return ui?.widget === 'password' && pattern !== undefined;
}
