import type { RJSFValidationError } from '@rjsf/utils';
import { useMemo } from 'react';
import type { FormSchema } from '../../../contract/FormDefinition.ts';
import { inputOf } from '../../../contract/forms/inputOf.ts';
import { afterPaint } from '../afterPaint.ts';

export interface LiveValidation {
  readonly change: (field: string) => void;
  readonly leave: (field: string) => void;
  /** Lets these fields show their errors from now on; without an argument, all fields. */
  readonly reveal: (fields?: readonly string[]) => void;
  /**
   * Filters the validator's errors to the visible ones, mapped to the field that shows them, one per field.
   */
  readonly visibleErrors: (errors: RJSFValidationError[]) => RJSFValidationError[];
}

/**
 * When errors appear: on a field once the user has changed and left it, on all fields after the first submit
 * attempt. From then on they update on each keystroke. Typing in a field that shows no error runs no
 * validation.
 *
 * @param validate validates the whole form and shows `visibleErrors`
 */
export function useLiveValidation(schema: FormSchema, validate: () => void): LiveValidation {
  return useMemo(() => {
    const changed = new Set<string>();
    const revealed = new Set<string>();
    let allRevealed = false;
    const isRevealed = (field: string) => allRevealed || revealed.has(field);

    return {
      change: (path) => {
        const field = withoutIndex(path);
        changed.add(field);
        if (isRevealed(field)) validate();
      },
      leave: (path) => {
        const field = withoutIndex(path);
        whenPointerIsUp(() => {
          // Checked only now: on blur, the form has not received the last keystroke yet.
          if (!changed.has(field) || isRevealed(field)) return;
          revealed.add(field);
          validate();
        });
      },
      reveal: (fields) => {
        if (!fields) allRevealed = true;
        for (const field of fields ?? []) revealed.add(field);
      },
      visibleErrors: (errors) => {
        const seen = new Set<string>();
        return errors.flatMap((error) => {
          const field = fieldOfError(schema, error.property ?? '') ?? '';
          if (seen.has(field) || !isRevealed(withoutIndex(field))) return [];
          seen.add(field);
          return [{ ...error, property: field }];
        });
      },
    };
  }, [schema, validate]);
}

/**
 * Runs after the focus change is painted, or after the current click. A press blurs a field first; a message
 * appearing then would move the button, and the click would miss it.
 */
function whenPointerIsUp(run: () => void): void {
  const isDown = document.querySelector(':active') !== null;
  if (!isDown) afterPaint(run);
  else window.addEventListener('pointerup', () => setTimeout(run), { once: true });
}

/**
 * The visible field that an error belongs to. An error inside a field (a country's code, a choice) belongs to
 * the field, but an error of a typed list item belongs to the item.
 *
 * @param path dotted, as the server and rjsf name it
 * @returns undefined if no field shows it: the whole form, a group, a hidden or unknown field
 * @example fieldOfError(schema, 'organization.country.code'); // 'organization.country'
 */
export function fieldOfError(schema: FormSchema, path: string): string | undefined {
  const found: string[] = [];
  let group = schema;
  const names = path.split('.').filter(Boolean);
  for (const [depth, name] of names.entries()) {
    const property = group.properties?.[name];
    if (!property) return undefined;
    found.push(name);
    const input = inputOf(property, group.required?.includes(name) ?? false);
    if (input === 'hidden') return undefined;
    const item = input === 'list' ? names.slice(depth + 1, depth + 2) : [];
    if (input !== 'group') return [...found, ...item].join('.');
    group = property;
  }
  return undefined;
}

/** Strips a list index from a field path. */
export function withoutIndex(path: string): string {
  return path.replace(/\.\d+$/, '');
}
