import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { EventInputForm as form } from '../../../src/contract/generated/forms/EventInput.ts';
import { type ValidationIssue, validationMessage } from '../../../src/contract/validationMessage.ts';

/** Runs in a copy of the project: prints as JSON the event form's errors for each of the given values. */
const bodies: object[] = JSON.parse(process.argv[2] ?? '[]');
const validator = createPrecompiledValidator(form.validators, form.schema);
const issuesOf = (body: object) => {
  const { errors = [] } = validator.rawValidation<ValidationIssue>(form.schema, body);
  return errors.map(validationMessage).map(({ field, key }) => ({ field, code: key }));
};
console.log(JSON.stringify(bodies.map(issuesOf)));
