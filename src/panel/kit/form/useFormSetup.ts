import { mergeObjects } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FormDefinition, FormSchema } from '../../../contract/FormDefinition.ts';
import { draftStore } from './draft/draftStore.ts';
import type { FieldInputs, FormValues } from './FormValues.ts';
import { formSections } from './formSections.ts';
import { formUiSchema } from './formUiSchema.ts';
import { initialData } from './initialData.ts';
import { localizeErrors } from './localizeErrors.ts';
import { withRepeatedPasswords } from './passwords/withRepeatedPasswords.ts';
import { rjsfTexts } from './rjsfTexts.ts';

interface FormSetup {
  readonly form: FormDefinition;
  readonly initial: FormValues | undefined;
  readonly typed: FormValues | undefined;
  readonly inputs: FieldInputs | undefined;
  readonly draftKey: string | undefined;
}

/** All that a form is made of, derived once from the contract. */
export function useFormSetup({
  form: contractForm,
  initial = {},
  typed = initial,
  inputs,
  draftKey,
}: FormSetup) {
  const translate = useTranslate();
  const form = useMemo(() => withRepeatedPasswords(contractForm), [contractForm]);
  const [initialFormData] = useState(() => {
    const draft = draftKey === undefined ? undefined : draftStore.read(draftKey);
    return initialData(form.schema, mergeObjects(typed, draft ?? {}));
  });
  // A draft is as good as saved: it is still there after the page was left.
  const [savedFormData] = useState(() =>
    typed === initial ? initialFormData : initialData(form.schema, initial),
  );
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
  return { schema: form.schema, initialFormData, savedFormData, ...derived };
}
