import type { RJSFValidationError } from '@rjsf/utils';
import { useMemo } from 'react';
import type { FormSchema } from '../../../contract/FormDefinition.ts';
import { afterPaint } from '../afterPaint.ts';
import { inputOf } from './inputOf.ts';

export interface LiveValidation {
  /** A field has another value. */
  readonly change: (field: string) => void;
  /** The focus has left a field. */
  readonly leave: (field: string) => void;
  /** From now on these fields show what is wrong with them; all of them, when none is named. */
  readonly reveal: (fields?: readonly string[]) => void;
  /** Of the validator's errors those that are to be seen, each on the field that shows it, one a field. */
  readonly visibleErrors: (errors: RJSFValidationError[]) => RJSFValidationError[];
}

/**
 * Nobody is told of a mistake before it is made: a field shows its error once a person has changed it and
 * left it, all fields do after the first attempt to submit. From then on an error comes and goes with each
 * key. As long as a field shows nothing, typing in it validates nothing.
 *
 * @param validate runs the validator over the whole form and shows `visibleErrors`
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
          // Asked only now: the form learns of the last letter while the field is left.
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
 * Runs once the focus is drawn where it went to, or after the click that is under way. A press takes the focus out of a
 * field first; a message that came up there and then would move what is pressed, and the click would miss it.
 */
function whenPointerIsUp(run: () => void): void {
  const isDown = document.querySelector(':active') !== null;
  if (!isDown) afterPaint(run);
  else window.addEventListener('pointerup', () => setTimeout(run), { once: true });
}

/**
 * The field on the screen that an error belongs to: an error inside of a field (the code of a
 * country, a choice) is the field's own, but that of an item that is typed is the item's.
 *
 * @param path with dots, as the server and rjsf name it
 * @returns undefined when no field shows it: the whole form, a group, a hidden or an unknown field
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

/** The field of a path, where that may be an item of a list. */
export function withoutIndex(path: string): string {
  return path.replace(/\.\d+$/, '');
}
