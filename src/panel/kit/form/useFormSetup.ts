import { deepEquals, TranslatableString as Text } from '@rjsf/utils';
import type { Localizer } from '@rjsf/validator-ajv8';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { useMemo, useState } from 'react';
import { type TranslateFunction, useTranslate } from 'react-admin';
import type { FormDefinition, FormSchema } from '../../../contract/FormDefinition.ts';
import { formSections } from '../../../contract/forms/formSections.ts';
import { validationMessage } from '../../../contract/validationMessage.ts';
import type { PutBack } from './draft/DraftNote.tsx';
import type { KeptDraft } from './draft/draftStore.ts';
import { useDraft } from './draft/useDraft.ts';
import type { FieldInputs, FormValues } from './FormValues.ts';
import { formUiSchema } from './formUiSchema.ts';
import { initialData, mergeChanges } from './mergeChanges.ts';
import { withRepeatedPasswords } from './passwords/withRepeatedPasswords.ts';
import { type FormCheck, withCheck } from './withCheck.ts';
import { withoutBlanks, withoutEmpty } from './withoutBlanks.ts';

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
  /** Initial values shown in the fields. */
  readonly shown: FormValues;
  readonly putBack?: PutBack;
}

/** Everything a form is built from, derived from the contract. */
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
    // Values already typed are newer than any draft.
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

/** Merges a draft into the saved values, which somebody else may have changed since. */
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

/** Replaces the validator's messages by the contract's texts, the same as the server's. */
function localizeErrors(translate: TranslateFunction): Localizer {
  return (errors) => {
    for (const error of errors ?? []) {
      const { key, values } = validationMessage(error);
      error.message = translate(`validation.${key}`, values);
    }
  };
}

/**
 * i18n keys of the texts that rjsf renders itself. Our templates hardly use them, but an input that they do
 * not cover must not show English. A text added by a new rjsf version fails to compile here.
 */
const keys: Readonly<Record<Text, string>> = {
  [Text.ArrayItemTitle]: 'form.item',
  [Text.EmptyArray]: 'form.noItems',
  [Text.YesLabel]: 'form.yes',
  [Text.NoLabel]: 'form.no',
  [Text.CloseLabel]: 'ra.action.close',
  [Text.ErrorsLabel]: 'ra.message.invalid_form',
  [Text.AddButton]: 'ra.action.add',
  [Text.AddItemButton]: 'ra.action.add',
  [Text.CopyButton]: 'ra.action.clone',
  [Text.ExpandButton]: 'ra.action.expand',
  [Text.MoveDownButton]: 'ra.action.move_down',
  [Text.MoveUpButton]: 'ra.action.move_up',
  [Text.RemoveButton]: 'ra.action.remove',
  [Text.ClearLabel]: 'ra.action.clear_input_value',
  [Text.ClearButton]: 'ra.action.clear_input_value',
  [Text.NowLabel]: 'form.now',
  [Text.AriaDateLabel]: 'form.chooseDate',
  [Text.PreviewLabel]: 'ra.action.show',
  [Text.FilesInfo]: 'form.file',
  [Text.DecrementAriaLabel]: 'form.decrease',
  [Text.IncrementAriaLabel]: 'form.increase',
  [Text.OptionalObjectAdd]: 'ra.action.add',
  [Text.OptionalObjectRemove]: 'ra.action.remove',
  [Text.OptionalObjectEmptyMsg]: 'form.noChoice',
  [Text.Type]: 'form.type',
  [Text.Value]: 'form.value',
  [Text.NewStringDefault]: 'form.value',
  [Text.KeyLabel]: 'form.key',
  [Text.OptionPrefix]: 'form.option',
  [Text.TitleOptionPrefix]: 'form.optionOf',
  [Text.DeprecatedLabel]: 'form.deprecated',
  // Developers find the reason in the schema.
  [Text.MissingItems]: 'form.unsupported',
  [Text.UnknownFieldType]: 'form.unsupported',
  [Text.CycleDetected]: 'form.unsupported',
  [Text.InvalidObjectField]: 'form.unsupported',
  [Text.UnsupportedField]: 'form.unsupported',
  [Text.UnsupportedFieldWithId]: 'form.unsupported',
  [Text.UnsupportedFieldWithReason]: 'form.unsupported',
  [Text.UnsupportedFieldWithIdAndReason]: 'form.unsupported',
};

/** rjsf's own texts in the panel's language; placeholders are named first, second and third. */
export function rjsfTexts(translate: TranslateFunction) {
  return (text: Text, [first, second, third]: string[] = []): string =>
    translate(keys[text], { first, second, third });
}
