import { createContext, useContext } from 'react';
import { createStore, useStore } from 'zustand';
import type { FieldWidgetProps } from '../../kit/form/FormValues.ts';
import { PasswordWidget } from '../../kit/form/widgets/PasswordWidget.tsx';

/** Whether another e-mail is typed. A store, because what it changes is one field and not the form. */
export const emailChange = (isTyped: boolean) => createStore(() => isTyped);

export const EmailChangeContext = createContext(emailChange(false));

/** The password, asked for only where the e-mail changes. */
export function PasswordForEmail(props: FieldWidgetProps) {
  const isChanged = useStore(useContext(EmailChangeContext));
  return isChanged && <PasswordWidget {...props} />;
}
