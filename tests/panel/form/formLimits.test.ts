import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { describe, expect, test } from 'vitest';
import { exampleOf } from '../../../scripts/generate/deriveExamples.ts';
import type { FormDefinition } from '../../../src/contract/FormDefinition.ts';
import { languages } from '../../../src/contract/Language.ts';
import { type ValidationIssue, validationMessage } from '../../../src/contract/validationMessage.ts';
import { withoutEmpty } from '../../../src/panel/kit/form/withoutBlanks.ts';
import { translator } from '../../../src/server/core/texts/translator.ts';
import { invalidBodies, validBodies } from '../../harness/bodyVariants.ts';
import { contract } from '../../harness/contract.ts';

const modules = import.meta.glob<Record<string, FormDefinition>>(
  ['../../../src/contract/generated/forms/*.ts', '!**/*.validator.ts'],
  { eager: true },
);
const forms = Object.values(modules).flatMap((module) => Object.values(module));

describe.each(forms.map((form) => [form.name, form] as const))(
  'what the browser says of %s',
  (name, form) => {
    const schema = contract.components.schemas[name] ?? {};
    const example = exampleOf(contract, schema);
    const validator = createPrecompiledValidator(form.validators, form.schema);
    const issuesOf = (body: unknown) =>
      (validator.rawValidation<ValidationIssue>(form.schema, withoutEmpty(Object(body))).errors ?? []).map(
        validationMessage,
      );

    test('every field is taken on its limits and just inside', () => {
      for (const { what, body } of validBodies(schema, example)) expect(issuesOf(body), what).toEqual([]);
    });

    test('every field is refused just outside, by name, in every language', () => {
      for (const { what, field, body } of invalidBodies(schema, example)) {
        if (isBlank(body, field)) continue;
        const issues = issuesOf(body);
        expect(
          issues.map((issue) => issue.field),
          what,
        ).toContain(field);
        for (const { key, values } of issues) {
          for (const language of languages) {
            expect(translator(language)(`validation.${key}`, values), what).not.toContain('validation.');
          }
        }
      }
    });
  },
);

/** Whether there is nothing in the field that a form would send, or it is about no field. */
function isBlank(body: unknown, field: string): boolean {
  return (
    field === '' ||
    (valueAt(body, field) !== undefined && valueAt(withoutEmpty(Object(body)), field) === undefined)
  );
}

function valueAt(body: unknown, field: string): unknown {
  return field.split('.').reduce<unknown>((value, name) => Object(value)[name], body);
}
