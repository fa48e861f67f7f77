import { StartError } from '../../src/server/core/config/StartError.ts';

/**
 * @param wanted non-empty inputs; an empty list selects all names
 * @param isMeant whether an input selects a name; default: equality
 * @returns the selected names, in order
 * @throws {StartError} listing the names, when an input selects none
 * @example chooseNames('--data', ['usual', 'none'], ['none'])
 */
export function chooseNames<Name extends string>(
  option: string,
  names: readonly Name[],
  wanted: readonly string[] | undefined,
  isMeant: (name: Name, written: string) => boolean = (name, written) => name === written,
): readonly Name[] {
  if (wanted === undefined) return names;
  const unknown = wanted.find((written) => written === '' || !names.some((name) => isMeant(name, written)));
  if (unknown === undefined) return names.filter((name) => wanted.some((written) => isMeant(name, written)));
  throw new StartError(`${option} takes one or more of ${names.join(', ')}, not ${unknown || '""'}.`);
}
