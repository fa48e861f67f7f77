import createClient from 'openapi-fetch';
import type { paths } from '../../src/contract/generated/types.ts';
import { basicAuthorization } from './signIn.ts';

/** A simulated companion app: knows the contract's types and a URL, and nothing of the server. */
export function openCompanionApp(url: string) {
  let cookie = '';
  const client = createClient<paths>({
    baseUrl: `${url}/api`,
    headers: { 'accept-language': 'uk' },
    fetch: (request) => {
      if (cookie) request.headers.set('cookie', cookie);
      return fetch(request);
    },
  });
  return {
    ...client,
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
