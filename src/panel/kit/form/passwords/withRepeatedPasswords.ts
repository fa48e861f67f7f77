import { hashForSchema } from '@rjsf/utils';
import type { CompiledValidateFunction, ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { FormDefinition, FormSchema } from '../../../../contract/FormDefinition.ts';
import { type FormValues, isFormValues } from '../FormValues.ts';

/**
 * A form of the contract that asks for each new password a second time, right below it: nobody sees what is
 * typed there, and a slip would lock the person out. To rjsf the repeat is a field like any other; the
 * contract's own validator and the API never see it.
 *
 * @example withRepeatedPasswords(PasswordResetForm).schema.properties; // { token, password, passwordRepeat }
 */
export function withRepeatedPasswords(form: FormDefinition): FormDefinition {
  const schema = withRepeats(form.schema);
  return schema === form.schema ? form : { ...form, schema, validators: validatorsOf(form, schema) };
}

/** The same schema, where there is nothing to repeat. */
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

/** The compiled validator, which knows nothing of the repeats, and after it the repeats. */
function validatorsOf(form: FormDefinition, schema: FormSchema): ValidatorFunctions {
  const contract = form.validators[hashForSchema(form.schema)];
  if (!contract) throw new Error(`${form.name} has no compiled validator`);

  const validate: ValidatorFunctions[string] = (values) => {
    contract(withoutRepeats(schema, values));
    const faults = [...(contract.errors ?? []), ...repeatFaults(schema, values)];
    validate.errors = faults;
    return faults.length === 0;
  };
  return { [hashForSchema(schema)]: validate };
}

type Fault = NonNullable<CompiledValidateFunction['errors']>[number];

/** The repeats that are missing or differ, told as the validator tells of its own rules. */
function repeatFaults(schema: FormSchema, values: FormValues, path = ''): Fault[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const value = values[name];
    const original = property['x-ui']?.repeats;
    if (original !== undefined) return faultsOf(property, value, values[original], `${path}/${name}`);
    return isFormValues(value) ? repeatFaults(property, value, `${path}/${name}`) : [];
  });
}

function faultsOf(
  parentSchema: FormSchema,
  repeat: unknown,
  original: unknown,
  instancePath: string,
): Fault[] {
  // Both empty is the password's own fault, if it is one.
  if (repeat === original) return [];
  const keyword = repeat === undefined ? 'required' : 'const';
  return [{ keyword, instancePath, schemaPath: '', params: {}, parentSchema }];
}

/** A password that has to be strong is being chosen; any other is one that the person already has. */
export function isNewPassword({ pattern, 'x-ui': ui }: FormSchema): boolean {
  return ui?.widget === 'password' && pattern !== undefined;
}

/** What is typed a second time is compared, and then nobody's matter. */
export function withoutRepeats(schema: FormSchema, values: FormValues): FormValues {
  const kept: FormValues = {};
  for (const [name, value] of Object.entries(values)) {
    const property = schema.properties?.[name];
    if (property?.['x-ui']?.repeats !== undefined) continue;
    kept[name] = property && isFormValues(value) ? withoutRepeats(property, value) : value;
  }
  return kept;
}
