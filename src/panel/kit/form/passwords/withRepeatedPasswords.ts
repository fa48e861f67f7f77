import { hashForSchema } from '@rjsf/utils';
import type { CompiledValidateFunction, ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { FormDefinition, FormSchema } from '../../../../contract/FormDefinition.ts';
import { isNewPassword } from '../../../../contract/forms/ruleHint.ts';
import { type FormValues, isFormValues } from '../FormValues.ts';

/**
 * Adds a repeat field below each new password: the input is masked, and a typo would lock the user out. rjsf
 * treats the repeat as a normal field; the contract's validator and the API never see it.
 *
 * @example withRepeatedPasswords(PasswordResetForm).schema.properties; // { token, password, passwordRepeat }
 */
export function withRepeatedPasswords(form: FormDefinition): FormDefinition {
  const schema = withRepeats(form.schema);
  return schema === form.schema ? form : { ...form, schema, validators: validatorsOf(form, schema) };
}

/** Returns the same schema object if there is nothing to repeat. */
function withRepeats(group: FormSchema): FormSchema {
  const properties: Record<string, FormSchema> = {};
  const repeats: string[] = [];
  let changed = false;
  for (const [name, property] of Object.entries(group.properties ?? {})) {
    const inner = withRepeats(property);
    properties[name] = inner;
    changed ||= inner !== property;
    if (!isNewPassword(property)) continue;
    const repeat = `${name}Repeat`;
    properties[repeat] = repeatOf(name);
    if (group.required?.includes(name)) repeats.push(repeat);
    changed = true;
  }
  return changed ? { ...group, required: [...(group.required ?? []), ...repeats], properties } : group;
}

function repeatOf(name: string): FormSchema {
  return {
    type: 'string',
    'x-ui': { widget: 'password', repeats: name },
    'x-messages': { const: 'passwordsMatch' },
  };
}

/** Runs the compiled validator, which does not know the repeats, then checks the repeats. */
function validatorsOf(form: FormDefinition, schema: FormSchema): ValidatorFunctions {
  const contract = form.validators[hashForSchema(form.schema)];
  if (!contract) throw new Error(`${form.name} has no compiled validator`);

  const validate: ValidatorFunctions[string] = (values) => {
    contract(withoutRepeats(schema, values));
    const issues = [...(contract.errors ?? []), ...repeatIssues(schema, values)];
    validate.errors = issues;
    return issues.length === 0;
  };
  return { [hashForSchema(schema)]: validate };
}

type Issue = NonNullable<CompiledValidateFunction['errors']>[number];

/** Issues of missing or differing repeats, in the validator's format. */
function repeatIssues(schema: FormSchema, values: FormValues, path = ''): Issue[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const value = values[name];
    const original = property['x-ui']?.repeats;
    if (original !== undefined) return issuesOf(property, value, values[original], `${path}/${name}`);
    return isFormValues(value) ? repeatIssues(property, value, `${path}/${name}`) : [];
  });
}

function issuesOf(
  parentSchema: FormSchema,
  repeat: unknown,
  original: unknown,
  instancePath: string,
): Issue[] {
  // If both are empty, the password's own rule reports it.
  if (repeat === original) return [];
  const keyword = repeat === undefined ? 'required' : 'const';
  return [{ keyword, instancePath, schemaPath: '', params: {}, parentSchema }];
}

/** Strips the repeats, which only serve the comparison. */
export function withoutRepeats(schema: FormSchema, values: FormValues): FormValues {
  const kept: FormValues = {};
  for (const [name, value] of Object.entries(values)) {
    const property = schema.properties?.[name];
    if (property?.['x-ui']?.repeats !== undefined) continue;
    kept[name] = property && isFormValues(value) ? withoutRepeats(property, value) : value;
  }
  return kept;
}
