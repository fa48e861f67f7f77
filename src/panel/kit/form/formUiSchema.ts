import type { UiSchema } from '@rjsf/utils';
import type { TranslateFunction } from 'react-admin';
import { choiceText } from '../../../contract/choiceText.ts';
import type { FormDefinition, FormSchema } from '../../../contract/FormDefinition.ts';
import { autofillTokens } from '../../../contract/forms/autofillTokens.ts';
import { inputOf } from '../../../contract/forms/inputOf.ts';
import { isNewPassword, ruleHint } from '../../../contract/forms/ruleHint.ts';
import { activeLanguage } from '../../data/language.ts';
import type { FieldInputs, FormValues } from './FormValues.ts';

/** The contract's hints and our texts as an rjsf uiSchema: labels, inputs, choice names, autofill. */
export function formUiSchema(
  form: FormDefinition,
  translate: TranslateFunction,
  inputs: FieldInputs = {},
): UiSchema<FormValues, FormSchema> {
  return groupUiSchema(form.schema, '');

  function groupUiSchema(group: FormSchema, prefix: string): UiSchema<FormValues, FormSchema> {
    const fields = Object.entries(group.properties ?? {}).map(([name, schema]) => {
      const required = group.required?.includes(name) ?? false;
      return [name, fieldUiSchema(name, schema, required, prefix)];
    });
    return Object.fromEntries(fields);
  }

  function fieldUiSchema(
    name: string,
    schema: FormSchema,
    required: boolean,
    prefix: string,
  ): UiSchema<FormValues, FormSchema> {
    const { label = name, repeats, mark, link } = schema['x-ui'] ?? {};
    const title = translate(repeats === undefined ? `fields.${label}` : 'form.repeatPassword');
    const input = inputOf(schema, required);
    if (input === 'group') return { 'ui:title': title, ...groupUiSchema(schema, `${prefix}${name}.`) };
    if (input === 'country') return { 'ui:title': title, 'ui:field': 'country' };
    if (input === 'list') {
      const items = fieldUiSchema(name, schema.items ?? {}, false, prefix);
      const numbered = (_: unknown, index: number) => ({ ...items, 'ui:title': `${title} ${index + 1}` });
      return { 'ui:title': title, 'ui:help': hintOf(schema, translate), items: numbered };
    }
    return {
      'ui:title': title,
      'ui:widget': inputs[prefix + name] ?? input,
      'ui:autocomplete': autocompleteOf(name, schema) as AutoFill | undefined,
      'ui:help': hintOf(schema, translate),
      'ui:mark': mark && translate(mark),
      'ui:linkWords': link && translate(`fields.${label}Link`),
      'ui:enumNames': namesOf(schema, form.enumNames[prefix + name]),
    };
  }

  function namesOf(schema: FormSchema, enumName: string | undefined): string[] | undefined {
    const values = schema.enum ?? schema.items?.enum;
    return enumName === undefined
      ? undefined
      : values?.map((value) =>
          choiceText(enumName, String(value), { translate, language: activeLanguage() }),
        );
  }
}

/**
 * The page's own hint, else the rule of a field that users cannot guess: password strength, minimum length.
 */
function hintOf(schema: FormSchema, translate: TranslateFunction): string | undefined {
  const { hint } = schema['x-ui'] ?? {};
  if (hint !== undefined) return translate(hint);
  const rule = ruleHint(schema);
  return rule && translate(`validation.${rule.key}`, rule.values);
}

function autocompleteOf(name: string, schema: FormSchema): string | undefined {
  const { widget, repeats } = schema['x-ui'] ?? {};
  if (widget !== 'password') return autofillTokens[name];
  return isNewPassword(schema) || repeats !== undefined ? 'new-password' : 'current-password';
}
