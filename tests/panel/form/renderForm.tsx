import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, createElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import { vi } from 'vitest';
import type { FormDefinition } from '../../../src/contract/FormDefinition.ts';
import { ContractForm } from '../../../src/panel/kit/form/ContractForm.tsx';
import { UnsavedGuard } from '../../../src/panel/kit/form/UnsavedGuard.tsx';
import { renderInPanel } from '../support/renderInPanel.tsx';

type Props = Partial<ComponentProps<typeof ContractForm>>;

/** A form of the contract, what stands beside it, a page to leave it for, and what it sent. */
export async function renderForm(form: FormDefinition, props: Props = {}, beside?: ReactNode) {
  const onSubmit = vi.fn(props.onSubmit ?? (async () => undefined));
  const page = (
    <>
      {createElement(ContractForm, { form, submitLabel: 'Wyślij', ...props, onSubmit })}
      {beside}
      <Link to="/elsewhere">Gdzie indziej</Link>
      <UnsavedGuard />
    </>
  );
  const view = await renderInPanel([
    { path: '/', element: page },
    { path: '/elsewhere', element: <p>Inna strona</p> },
    { path: '/login', element: <p>Logowanie</p> },
  ]);
  const user = userEvent.setup();
  return {
    ...view,
    user,
    onSubmit,
    submit: () => user.click(screen.getByRole('button', { name: 'Wyślij' })),
    field: (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) }),
  };
}
