import { mergeObjects } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FormDefinition, FormSchema } from '../../../contract/FormDefinition.ts';
import { draftStore } from './draft/draftStore.ts';
import type { FormValues } from './FormValues.ts';
import { formSections } from './formSections.ts';
import { formUiSchema } from './formUiSchema.ts';
import { initialData } from './initialData.ts';
import { localizeErrors } from './localizeErrors.ts';
import { withRepeatedPasswords } from './passwords/withRepeatedPasswords.ts';

/** All that a form is made of, derived once from the contract. */
export function useFormSetup(
  contractForm: FormDefinition,
  initial: FormValues | undefined,
  draftKey: string | undefined,
) {
  const translate = useTranslate();
  const form = useMemo(() => withRepeatedPasswords(contractForm), [contractForm]);
  const [initialFormData] = useState(() => {
    const draft = draftKey === undefined ? undefined : draftStore.read(draftKey);
    return initialData(form.schema, mergeObjects(initial ?? {}, draft ?? {}));
  });
  const derived = useMemo(
    () => ({
      sections: formSections(form.schema),
      uiSchema: formUiSchema(form, translate),
      validator: createPrecompiledValidator<FormValues, FormSchema>(
        form.validators,
        form.schema,
        localizeErrors(translate),
      ),
    }),
    [form, translate],
  );
  return { schema: form.schema, initialFormData, ...derived };
}
