import { typeOf } from '../../src/contract/forms/typeOf.ts';
import {
  type ContractDocument,
  componentName,
  listOperations,
  type Operation,
  resolveSchema,
  type Schema,
} from './ContractDocument.ts';
import { enumValues } from './fieldKind.ts';

/** Names of schemas that clients fill in as forms: all JSON bodies, and those with `x-form`. */
export function formNames(document: ContractDocument): string[] {
  const bodies = listOperations(document).flatMap(({ operation }) => formOf(operation) ?? []);
  const others = Object.entries(document.components.schemas).filter(([, schema]) => schema['x-form']);
  return [...new Set([...others.map(([name]) => name), ...bodies])].sort();
}

/** Schema of an operation's JSON body, after which its form is named. */
export function formOf(operation: Operation | undefined): string | undefined {
  return componentName(operation?.requestBody?.content['application/json']?.schema);
}

/** A schema for rjsf: references resolved, nothing nullable, because forms omit empty fields. */
export function formSchema(document: ContractDocument, given: Schema): Schema {
  const {
    'x-enum': _name,
    examples: _examples,
    'x-store': _store,
    'x-resource': _resource,
    'x-assumed': _assumed,
    'x-tone': _tones,
    'x-form': _form,
    description: _text,
    ...schema
  } = resolveSchema(document, given);
  const type = typeOf(schema);
  return {
    ...schema,
    ...(type && { type }),
    ...(schema.enum && { enum: schema.enum.filter((value) => value !== null) }),
    ...(schema.items && { items: formSchema(document, schema.items) }),
    // Checkboxes give unique values.
    ...(schema.items && enumValues(document, schema).length > 0 && { uniqueItems: true }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, property]) => [name, formSchema(document, property)]),
      ),
    }),
  };
}
