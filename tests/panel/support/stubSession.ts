import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoggedInUser } from '../../../src/panel/data/sessionStore.ts';
import { buildProblem } from './buildProblem.ts';
import { buildUser } from './buildUser.ts';
import { jsonResponse, stubFetch } from './stubFetch.ts';

type Answer = (request: Request) => Response | Promise<Response>;

const ended = buildProblem({
  status: 401,
  code: 'unauthenticated',
  message: 'Sesja wygasła',
  messages: ['Sesja wygasła'],
});
const wrong = buildProblem({
  status: 401,
  code: 'invalid_credentials',
  message: 'Błędne hasło',
  messages: ['Błędne hasło'],
});
export const PASSWORD = 'Demo-2026!';

/**
 * An API whose session has ended: it refuses everything until somebody has signed in.
 *
 * @param answer to what comes with a session
 */
export function stubEndedSession(answer: Answer = () => new Response(null, { status: 204 })) {
  const people = [buildUser()];
  let current: LoggedInUser | undefined;
  const accepted: Request[] = [];
  const requests = stubFetch((request) => {
    if (new URL(request.url).pathname === '/api/users/login') {
      const authorization = request.headers.get('authorization');
      if (authorization) {
        const [email, password] = atob(authorization.replace('Basic ', '')).split(':');
        const found = people.find((person) => person.email === email);
        if (!found || password !== PASSWORD) return jsonResponse(wrong, 401);
        current = found;
      }
      return current ? jsonResponse(current) : jsonResponse(ended, 401);
    }
    if (!current) return jsonResponse(ended, 401);
    accepted.push(request.clone());
    return answer(request);
  });
  return {
    requests,
    /** What came with a session. */
    accepted,
    /** Who else may sign in. */
    people,
    /** The session ends once more. */
    end: () => {
      current = undefined;
    },
  };
}

/** Fills in the dialog over the page. */
export async function signInAgain(password = PASSWORD, email?: string): Promise<void> {
  const user = userEvent.setup();
  const field = await screen.findByLabelText<HTMLInputElement>('Hasło', {
    selector: '[name="password"][autocomplete="current-password"]',
  });
  if (email) {
    const address = screen.getByLabelText('E-mail', { selector: '[autocomplete="username"]' });
    await user.tripleClick(address);
    await user.paste(email);
  }
  await user.tripleClick(field);
  await user.paste(password);
  await user.click(screen.getByRole('button', { name: 'Zaloguj się i kontynuuj' }));
}

export const renewalDialog = () => screen.findByRole('dialog', { name: 'Zaloguj się ponownie' });
