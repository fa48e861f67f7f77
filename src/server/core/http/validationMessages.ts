import {
  type ValidationIssue,
  type ValidationMessage,
  validationMessage,
} from '../../../contract/validationMessage.ts';

/** The messages of broken rules. Of a field with nothing in it this is all that is said, once. */
export function validationMessages(issues: readonly ValidationIssue[]): ValidationMessage[] {
  const messages = issues.map(validationMessage);
  const missing = new Map(
    messages.filter(({ key }) => key === 'required').map((message) => [message.field, message]),
  );
  return messages.filter((message) => (missing.get(message.field) ?? message) === message);
}
