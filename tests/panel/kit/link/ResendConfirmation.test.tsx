// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import ResendConfirmation from '../../../../src/panel/kit/link/ResendConfirmation.tsx';
import { buildProblem } from '../../support/buildProblem.ts';
import { renderInPanel } from '../../support/renderInPanel.tsx';
import { stubBrowser } from '../../support/stubBrowser.ts';
import { jsonResponse, stubFetch } from '../../support/stubFetch.ts';

beforeEach(() => {
  stubBrowser();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const open = () => renderInPanel([{ path: '*', element: <ResendConfirmation email="anna@panel.example" /> }]);
const button = () => screen.getByRole('button');
const press = () => fireEvent.click(button());
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test('asks for the mail, says the same for any address, and can be pressed again after a pause', async () => {
  const requests = stubFetch(() => jsonResponse({ message: '' }, 202));
  await open();
  press();
  expect((await screen.findByText(/Jeśli adres czeka na potwierdzenie/)).getAttribute('role')).toBe('status');
  expect(await requests[0]?.json()).toEqual({ email: 'anna@panel.example' });
  expect(button().textContent).toMatch(/^Wyślij ponownie \(za (60|59) s\)$/);
  expect(button().getAttribute('aria-disabled')).toBe('true');
  press();
  await pass(30);
  expect(button().textContent).toMatch(/\((za (30|29) s)\)/);
  press();
  expect(requests).toHaveLength(1);

  await pass(31);
  expect(button().textContent).toBe('Wyślij wiadomość ponownie');
  press();
  await waitFor(() => expect(requests).toHaveLength(2));
});

test('too many are told, and the button waits as long as the API says', async () => {
  stubFetch(() => {
    const answer = jsonResponse(
      buildProblem({ status: 429, code: 'too_many_requests', message: 'Zbyt wiele prób' }),
      429,
    );
    answer.headers.set('retry-after', '300');
    return answer;
  });
  await open();
  press();
  expect((await screen.findByRole('alert')).textContent).toBe('Zbyt wiele prób');
  expect(button().textContent).toMatch(/\(za (300|299) s\)/);
  await pass(301);
  expect(button().getAttribute('aria-disabled')).toBeNull();
});
