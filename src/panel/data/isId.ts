import { validate } from 'uuid';

/** Whether it can be the id of a record at all; else there is no need to ask for one. */
export function isId(text: string | undefined): text is string {
  return validate(text);
}
