import {
  type ContractDocument,
  componentName,
  listOperations,
  resolveSchema,
  type Schema,
  typeOf,
} from './ContractDocument.ts';
import { enumValues } from './fieldKind.ts';

/** Names of the schemas that the panel or another client fills in as a form: all JSON bodies, and what `x-form` says. */
export function formNames(document: ContractDocument): string[] {
  const bodies = listOperations(document).flatMap(({ operation }) => {
    const name = componentName(operation.requestBody?.content['application/json']?.schema);
    return name ? [name] : [];
  });
  const others = Object.entries(document.components.schemas).filter(([, schema]) => schema['x-form']);
  return [...new Set([...others.map(([name]) => name), ...bodies])].sort();
}

/**
 * A schema as rjsf wants it: no references, and nothing that may be null, for a form leaves out what is empty.
 */
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
    // What is ticked is in the list once.
    ...(schema.items && enumValues(document, schema).length > 0 && { uniqueItems: true }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, property]) => [name, formSchema(document, property)]),
      ),
    }),
  };
}
