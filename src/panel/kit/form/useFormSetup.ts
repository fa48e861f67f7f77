import { deepEquals } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FormDefinition, FormSchema } from '../../../contract/FormDefinition.ts';
import type { PutBack } from './draft/DraftNote.tsx';
import type { KeptDraft } from './draft/draftStore.ts';
import { useDraft } from './draft/useDraft.ts';
import type { FieldInputs, FormValues } from './FormValues.ts';
import { formSections } from './formSections.ts';
import { formUiSchema } from './formUiSchema.ts';
import { initialData } from './initialData.ts';
import { localizeErrors } from './localizeErrors.ts';
import { mergeChanges } from './mergeChanges.ts';
import { withRepeatedPasswords } from './passwords/withRepeatedPasswords.ts';
import { rjsfTexts } from './rjsfTexts.ts';
import { type FormCheck, withCheck } from './withCheck.ts';
import { withoutBlanks } from './withoutBlanks.ts';
import { withoutEmpty } from './withoutEmpty.ts';

interface FormSetup {
  readonly form: FormDefinition;
  readonly initial: FormValues | undefined;
  readonly typed: FormValues | undefined;
  readonly inputs: FieldInputs | undefined;
  readonly check: FormCheck | undefined;
  readonly draftName: string | undefined;
}

interface FormStart {
  readonly saved: FormValues;
  /** What is in the fields at first. */
  readonly shown: FormValues;
  readonly putBack?: PutBack;
}

/** All that a form is made of, derived once from the contract. */
export function useFormSetup({
  form: contractForm,
  initial = {},
  typed = initial,
  inputs,
  check,
  draftName,
}: FormSetup) {
  const translate = useTranslate();
  const form = useMemo(() => withRepeatedPasswords(contractForm), [contractForm]);
  const draft = useDraft(draftName, form.schema);
  const [start] = useState((): FormStart => {
    const saved = initialData(form.schema, initial);
    // What is typed already is newer than any draft.
    if (typed !== initial) return { saved, shown: initialData(form.schema, typed) };
    return (draft?.found && putBack(form.schema, saved, draft.found)) ?? { saved, shown: saved };
  });
  const derived = useMemo(
    () => ({
      sections: formSections(form.schema),
      uiSchema: formUiSchema(form, translate, inputs),
      translateString: rjsfTexts(translate),
      validator: createPrecompiledValidator<FormValues, FormSchema>(
        form.validators,
        form.schema,
        localizeErrors(translate),
      ),
    }),
    [form, translate, inputs],
  );
  const validator = useMemo(
    () => withCheck(withoutBlanks(derived.validator, form.schema), check),
    [derived, form, check],
  );
  return { schema: form.schema, draft, start, ...derived, validator };
}

/** Over what is saved by now: somebody else may have changed it since the draft was typed. */
function putBack(
  schema: FormSchema,
  saved: FormValues,
  { at, base, values }: KeptDraft,
): FormStart | undefined {
  const merged = mergeChanges(schema, { base, mine: values, theirs: saved });
  const shown = initialData(schema, merged.values);
  if (deepEquals(withoutEmpty(shown), withoutEmpty(saved))) return undefined;
  const clashes = merged.both.map((name) => `fields.${schema.properties?.[name]?.['x-ui']?.label ?? name}`);
  return { saved, shown, putBack: { at, clashes } };
}
