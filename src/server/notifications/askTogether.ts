import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Makes one question of those that come in the same turn of the event loop for the same thing, as they do when a notice
 * wakes all windows of a person. Who comes once it is asked asks anew: the answer might be older than what woke them.
 */
export function askTogether<Asked extends readonly unknown[], Answer>(
  ask: (...asked: Asked) => Promise<Answer>,
  keyOf: (...asked: Asked) => string,
): (...asked: Asked) => Promise<Answer> {
  const waiting = new Map<string, Promise<Answer>>();
  return (...asked) => {
    const key = keyOf(...asked);
    const begin = async () => {
      await nextTurn();
      waiting.delete(key);
      return ask(...asked);
    };
    const answer = waiting.get(key) ?? begin();
    waiting.set(key, answer);
    return answer;
  };
}
