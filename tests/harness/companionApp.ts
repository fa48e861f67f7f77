import createClient from 'openapi-fetch';
import type { paths } from '../../src/contract/generated/types.ts';
import { basicAuthorization } from './signIn.ts';

/** A simulated companion app: knows the contract's types and a URL, and nothing of the server. */
export function openCompanionApp(url: string) {
  let cookie = '';
  const answers: string[] = [];
  const client = createClient<paths>({
    baseUrl: `${url}/api`,
    headers: { 'accept-language': 'uk' },
    fetch: async (request) => {
      if (cookie) request.headers.set('cookie', cookie);
      const answer = await fetch(request);
      answers.push(await answer.clone().text());
      return answer;
    },
  });
  return {
    ...client,
    /** All that it was ever answered. */
    answers,
    /** Signs in by the token of a mailed link. */
    signInByLink: async (token: string) => {
      const { data, error, response } = await client.POST('/users/sign-in', { body: { token } });
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
      return { data, error, status: response.status };
    },
    /** Signs in without `source-device: web`, because the app is no browser. */
    signIn: async (email: string, password: string) => {
      const { data, error, response } = await client.POST('/users/login', {
        headers: { authorization: basicAuthorization(email, password) },
      });
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
      return { data, error, status: response.status };
    },
  };
}

/** Multipart body of an upload. */
export function fileOf(name: string, content: Buffer, type: string) {
  const file = new File([new Uint8Array(content)], name, { type });
  return {
    body: { file },
    bodySerializer: () => {
      const form = new FormData();
      form.set('file', file);
      return form;
    },
  };
}
