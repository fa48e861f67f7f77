import type { FormSchema } from '../FormDefinition.ts';
import type { ValidationMessage } from '../validationMessage.ts';

/** Whether the field sets a new password, which must be strong, rather than asks for an existing one. */
export function isNewPassword({ pattern, 'x-ui': ui }: FormSchema): boolean {
  return ui?.widget === 'password' && pattern !== undefined;
}

/** The rule of a field that people cannot guess, as a message: a password's strength, the least length of a text. */
export function ruleHint(schema: FormSchema): Pick<ValidationMessage, 'key' | 'values'> | undefined {
  const { minLength = 0, 'x-ui': ui, 'x-messages': messages } = schema;
  if (isNewPassword(schema) && messages?.pattern) return { key: messages.pattern, values: {} };
  if (ui?.widget === 'textarea' && minLength > 1)
    return { key: 'minLength', values: { smart_count: minLength, limit: minLength } };
  return undefined;
}
