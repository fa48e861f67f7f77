import { linkVerdict } from './linkVerdict.ts';

const sent = new Map<string, Promise<unknown>>();

/**
 * Sends what uses a token up: once, however often the page that shows the answer is mounted, or it would hear
 * that the token is used. A try that says nothing of the token is forgotten, so the next one sends again.
 *
 * @param key of the operation and the token
 */
export function sendOnce<Answer>(key: string, send: () => Promise<Answer>): Promise<Answer> {
  const known = sent.get(key) as Promise<Answer> | undefined;
  if (known) return known;
  const answer = send();
  sent.set(key, answer);
  answer.catch((error: unknown) => {
    if (!linkVerdict(error)) sent.delete(key);
  });
  return answer;
}
