import { useState } from 'react';
import { type LinkVerdict, linkVerdict } from './linkVerdict.ts';

/**
 * For a form that sends the token of a link along: the link may turn out to be used up or invalid only then.
 *
 * @example onSubmit={(body) => judge(answerOf(client.POST('/users/reset-password', { body })))}
 */
export function useLinkVerdict() {
  const [verdict, setVerdict] = useState<LinkVerdict>();

  /** Passes the answer on, and the failure too. */
  const judge = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call;
    } catch (error) {
      setVerdict(linkVerdict(error));
      throw error;
    }
  };
  return { verdict, judge };
}
