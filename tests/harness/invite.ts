import type { Answer, Body } from '../../src/contract/calls.ts';
import type { Caller } from './Caller.ts';
import type { Stage } from './onEachServer.ts';
import { mailedToken } from './queuedMails.ts';

type Input = Partial<Body<'inviteCoordinator'>> & { readonly email: string };

/** Invites somebody by a real call. @returns the invitation and its link's secret */
export async function invite(
  stage: Pick<Stage, 'call' | 'db'>,
  as: Caller,
  input: Input,
): Promise<{ invitation: Answer<'inviteCoordinator'>; token: string }> {
  const body = { firstname: 'Magdalena', lastname: 'Wójcik', ...input };
  const reply = await stage.call('inviteCoordinator', { as, body });
  if (reply.status !== 201) throw new Error(reply.text);
  return { invitation: reply.answer, token: await mailedToken(stage.db, input.email, 'invitation') };
}
