import { validate } from 'uuid';

/** Whether the text is a valid record id. If not, there is no point in requesting it. */
export function isId(text: string | undefined): text is string {
  return validate(text);
}
