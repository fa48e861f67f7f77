import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, createElement } from 'react';
import { Link } from 'react-router';
import { vi } from 'vitest';
import type { FormDefinition } from '../../../src/contract/FormDefinition.ts';
import { ContractForm } from '../../../src/panel/kit/form/ContractForm.tsx';
import { renderInPanel } from '../support/renderInPanel.tsx';

type Props = Partial<ComponentProps<typeof ContractForm>>;

/** A form of the contract, a page to leave it for, and what it sent. */
export async function renderForm(form: FormDefinition, props: Props = {}) {
  const onSubmit = vi.fn(props.onSubmit ?? (async () => undefined));
  const page = (
    <>
      {createElement(ContractForm, { form, submitLabel: 'Wyślij', ...props, onSubmit })}
      <Link to="/elsewhere">Gdzie indziej</Link>
    </>
  );
  const view = await renderInPanel([
    { path: '/', element: page },
    { path: '/elsewhere', element: <p>Inna strona</p> },
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
