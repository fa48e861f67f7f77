import { StartError } from '../../src/server/core/config/StartError.ts';

/**
 * @param wanted what was written, each more than nothing; nothing at all stands for all names
 * @param isMeant whether a name is meant by what was written; by default only by itself
 * @returns the names that are meant, in their order
 * @throws {StartError} that lists the names there are, where something written means none of them
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
