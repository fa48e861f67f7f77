import { type ParseArgsConfig, parseArgs } from 'node:util';
import { StartError } from '../../src/server/core/config/StartError.ts';

/**
 * What was written behind a command.
 *
 * @param usage the command with all that it takes
 * @throws {StartError} in one line, with what is wrong and the usage
 * @example readArguments('npm run generate [-- --check]', { options: { check: { type: 'boolean', default: false } } })
 */
export function readArguments<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node goes on to say how to pass what it took for an option.
    const [reason] = error instanceof Error ? error.message.split(/\.\s/) : [String(error)];
    throw new StartError(`${reason}. It takes: ${usage}`);
  }
}
