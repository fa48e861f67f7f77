import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { VolunteerInputForm as form } from '../../../src/contract/generated/forms/VolunteerInput.ts';
import { resources } from '../../../src/contract/generated/resources.ts';
import { storage } from '../../../src/contract/generated/storage.ts';
import keys from '../../../src/contract/generated/translationKeys.json' with { type: 'json' };
import type { ResourceDefinition } from '../../../src/contract/ResourceDefinition.ts';
import { type ValidationIssue, validationMessage } from '../../../src/contract/validationMessage.ts';

/**
 * Runs in a copy of the project: prints as JSON what is derived from a property of the volunteer, and the
 * form's verdict on some values.
 */
const [field = '', ...values] = process.argv.slice(2);
const volunteers: ResourceDefinition = resources.volunteers;
const stored: readonly string[] = storage.volunteers.columns;
const validator = createPrecompiledValidator(form.validators, form.schema);

console.log(
  JSON.stringify({
    form: form.schema.properties?.[field],
    section: volunteers.sections.find(({ fields }) => fields.some(({ name }) => name === field))?.name,
    column: volunteers.columns.find(({ name }) => name === field),
    stored: stored.includes(field),
    texts: keys.filter((key) => key.split('.').includes(field)),
    messages: Object.fromEntries(values.map((value) => [value, messagesOf(value)])),
  }),
);

function messagesOf(value: string): string[] {
  const { errors = [] } = validator.rawValidation<ValidationIssue>(form.schema, { [field]: value });
  return errors.map(validationMessage).flatMap((message) => (message.field === field ? [message.key] : []));
}
