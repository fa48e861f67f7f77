// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleOf } from '../../../scripts/generate/deriveExamples.ts';
import type { FormDefinition } from '../../../src/contract/FormDefinition.ts';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import { transport } from '../../../src/panel/data/transport.ts';
import { withoutInputs } from '../../../src/panel/kit/form/draft/useDraft.ts';
import type { FormValues } from '../../../src/panel/kit/form/FormValues.ts';
import { SessionRenewal } from '../../../src/panel/shell/renewal/SessionRenewal.tsx';
import { contract } from '../../harness/contract.ts';
import { buildUser } from '../support/buildUser.ts';
import { stubBrowser } from '../support/stubBrowser.ts';
import { renewalDialog, signInAgain, stubEndedSession } from '../support/stubSession.ts';
import { renderForm } from './renderForm.tsx';

const modules = import.meta.glob<Record<string, FormDefinition>>(
  ['../../../src/contract/generated/forms/*.ts', '!**/*.validator.ts'],
  { eager: true },
);
const forms = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .map((form) => [form.name, form] as const);

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  sessionStorage.clear();
  useSessionStore.getState().setUser(buildUser());
  return () => {
    cleanup();
    useSessionStore.getState().setUser(null);
    vi.unstubAllGlobals();
  };
});

/** All that the contract says of the form, but for its passwords, which are typed. */
function exampleFor({ name, schema }: FormDefinition): FormValues {
  const whole = contract.components.schemas[name];
  if (!whole) throw new Error(`The contract has no schema ${name}`);
  return withoutInputs(schema, exampleOf(contract, whole) as FormValues, ['password']);
}

/** The form with the contract's example in it, and one more thing typed. */
async function openAndType(form: FormDefinition) {
  const onSaved = vi.fn();
  const onSubmit = async (body: object) => {
    const request = new Request('http://localhost/api/form', { method: 'POST', body: JSON.stringify(body) });
    const response = await transport(request);
    if (!response.ok) throw new Error('refused');
  };
  const initial = exampleFor(form);
  const view = await renderForm(form, { initial, onSubmit, onSaved }, <SessionRenewal />);
  const { container, user } = view;
  for (const field of container.querySelectorAll<HTMLInputElement>('input[type=password]')) {
    await user.click(field);
    await user.paste('Wiosna-2027!');
  }
  const typed = await change(view, form);
  return { ...view, onSaved, typed };
}

/** Another value of the first thing that can be changed, and how to see it. */
async function change({ container, user }: Awaited<ReturnType<typeof renderForm>>, form: FormDefinition) {
  const ids = Object.entries(form.schema.properties ?? {}).flatMap(([name, { format, items }]) =>
    (items?.format ?? format) === 'uuid' ? `:not([name^="${name}"])` : [],
  );
  const free =
    container.querySelector<HTMLInputElement>('textarea[name]:not([readonly])') ??
    container.querySelector<HTMLInputElement>(
      `input[type=text][name]:not([role]):not([inputmode])${ids.join('')}, input[type=email], input[type=url]`,
    );
  if (free) {
    await user.type(free, 'x');
    return (root = container) => root.querySelector<HTMLInputElement>(`[name="${free.name}"]`)?.value;
  }
  const box = container.querySelector<HTMLInputElement>('input[type=checkbox]');
  if (box) {
    await user.click(box);
    return (root = container) => root.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked;
  }
  // Nothing but passwords, choices or what is hidden.
  return () => undefined;
}

describe('a session that ends while it is filled in', () => {
  test.each(forms)('%s is sent once the person has signed in again, as it was typed', async (_, form) => {
    const { accepted } = stubEndedSession();
    const { onSaved, typed, submit } = await openAndType(form);
    const before = typed();
    await submit();
    await renewalDialog();
    expect(typed()).toBe(before);
    expect(accepted).toEqual([]);
    await signInAgain();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(accepted).toHaveLength(1);
    expect(typed()).toBe(before);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

describe('a reload', () => {
  test.each(forms)('%s: what was typed is put back and said so, but for passwords', async (_, form) => {
    const first = await openAndType(form);
    const before = first.typed();
    await first.user.tab();
    cleanup();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Wiosna-2027!');

    const { container, user } = await renderForm(form, { initial: exampleFor(form) });
    expect(first.typed(container)).toBe(before);
    const passwords = [...container.querySelectorAll<HTMLInputElement>('input[type=password]')];
    expect(passwords.map(({ value }) => value).join('')).toBe('');
    if (before === undefined) return expect(Object.keys(sessionStorage)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Porzuć' }));
    expect(first.typed(container)).not.toBe(before);
    expect(screen.queryByText(/Przywrócono niezapisany tekst/)).toBeNull();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
