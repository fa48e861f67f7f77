import type { components } from '../../../src/contract/generated/types.ts';
import { buildProblem } from '../support/buildProblem.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';

type Schemas = components['schemas'];

interface Team {
  readonly members?: Schemas['Coordinator'][];
  readonly invitations?: Schemas['Invitation'][];
  /** Goes before all else. */
  readonly answer?: (url: URL, request: Request) => Response | Promise<Response> | undefined;
}

/**
 * An API of this team: its lists, its profiles, and what can be done with both, which changes them.
 *
 * @returns what was asked: every call as `GET /organization-coordinators/…?…`, and the bodies by that
 */
export function stubTeam({ members = [], invitations = [], answer = () => undefined }: Team) {
  const calls: string[] = [];
  const bodies: Record<string, unknown> = {};
  stubFetch(async (request) => {
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/api/, '').replace(/^\/organizations\/[^/]+/, '');
    const call = `${request.method} ${path}`;
    calls.push(call + url.search);
    const text = await request.clone().text();
    if (text) bodies[call] = JSON.parse(text);
    return (await answer(url, request)) ?? reply(call, bodies[call], url.searchParams);
  });

  function reply(call: string, body: unknown, search: URLSearchParams): Response {
    if (call === 'GET /team') return jsonResponse(pageOf(members.filter(isAskedFor(search))));
    if (call === 'GET /invitations') return jsonResponse(pageOf(invitations.filter(isAskedFor(search))));
    const [, method, id, action] =
      /^(\w+) \/organization-coordinators\/(?:invitations\/)?([^/]+)\/?(\w*)$/.exec(call) ?? [];
    const member = members.find((each) => each.id === id);
    const invitation = invitations.find((each) => each.id === id);
    if (invitation) {
      if (action === 'revoke') Object.assign(invitation, { status: 'revoked' });
      if (action === 'resend') Object.assign(invitation, { status: 'pending' });
      return jsonResponse(invitation);
    }
    if (!member) return jsonResponse(buildProblem({ status: 404, messages: ['Nie znaleziono'] }), 404);
    if (method === 'DELETE') {
      members.splice(members.indexOf(member), 1);
      return new Response(null, { status: 204 });
    }
    // A new e-mail waits for its confirmation.
    if (method === 'PUT') Object.assign(member, body, { email: member.email });
    return jsonResponse(member);
  }
  return { calls, bodies };
}

function isAskedFor(search: URLSearchParams) {
  return (record: Schemas['Coordinator'] | Schemas['Invitation']) =>
    (!search.get('role') || record.role === search.get('role')) &&
    (!search.get('status') || ('status' in record && record.status === search.get('status')));
}

function pageOf(content: readonly unknown[]) {
  return { content, page: 0, size: 25, totalElements: content.length, totalPages: 1 };
}
