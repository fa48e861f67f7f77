import { typeOf } from '../../src/contract/forms/typeOf.ts';
import type { FieldKind } from '../../src/contract/ResourceDefinition.ts';
import { type ContractDocument, componentName, resolveSchema, type Schema } from './ContractDocument.ts';
import { type ContractSources, linesOf, type Say } from './contractSources.ts';
import { fieldKind } from './fieldKind.ts';
import { formNames } from './formSchemas.ts';

const types = ['string', 'integer', 'number', 'boolean', 'array', 'object'];

/**
 * Finds what cannot be derived: a property without a single type, a form field without an input.
 * @param document the bundled contract, before it is derived
 * @returns one line for each, with its place and how to fix it
 */
export function checkKinds(document: ContractDocument, sources: ContractSources): string[] {
  return linesOf(sources, (say) => {
    for (const [name, schema] of Object.entries(document.components.schemas))
      checkTypes(schema, ['components', 'schemas', name], name, say);
    checkInputs(document, say);
  });
}

function checkTypes(schema: Schema, path: readonly string[], name: string, say: Say): void {
  if (schema.$ref) return;
  const given = [schema.type ?? []].flat().filter((type) => type !== 'null');
  const hasValues = schema.enum !== undefined || schema.const !== undefined;
  // A component that is derived from another has its type.
  const isDerived = path.length === 3 && schema['x-derive'] !== undefined;
  if (!isDerived && given.length !== 1 && !(given.length === 0 && hasValues)) {
    const what = given.length === 0 ? 'no type' : `more than one type (${given.join(', ')})`;
    say(
      path,
      `${name} has ${what}: give it one \`type:\` of ${types.join(', ')}, or \`enum:\` or \`const:\`.`,
    );
  }
  if (given[0] === 'array' && !schema.items)
    say(path, `${name} is a list of nothing: give it \`items:\` with the type of what is in it.`);
  if (schema.format === 'time')
    say(
      [...path, 'format'],
      `${name} has the format time, which asks for seconds and a zone: let it be \`$ref: TimeOfDay.yaml\`.`,
    );
  for (const [key, property] of Object.entries(schema.properties ?? {}))
    checkTypes(property, [...path, 'properties', key], `${name}.${key}`, say);
  if (schema.items) checkTypes(schema.items, [...path, 'items'], `An item of ${name}`, say);
}

const isTyped = ({ type, enum: choices }: Schema) => [type].flat().includes('string') && !choices;

/** Whether an input can ask for a property. */
const takes: Readonly<Record<string, (schema: Schema, kind: FieldKind) => boolean>> = {
  textarea: isTyped,
  password: isTyped,
  phone: isTyped,
  time: isTyped,
  radio: (_, kind) => kind === 'enum',
  checkboxes: (_, kind) => kind === 'enums',
};

/** Every field of a form has an input. */
function checkInputs(document: ContractDocument, say: Say): void {
  const seen = new Set<string>();
  const visit = (name: string, isInput: boolean): void => {
    const schema = document.components.schemas[name];
    if (!schema || seen.has(`${name} ${isInput}`)) return;
    seen.add(`${name} ${isInput}`);
    if (schema['x-derive']) visit(schema['x-derive'].from, isInput || schema['x-derive'].input === true);
    visitProperties(schema, ['components', 'schemas', name], name, isInput);
  };
  const visitProperties = (schema: Schema, path: readonly string[], name: string, isInput: boolean): void => {
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      const found = resolveSchema(document, property);
      if (found['x-ui']?.widget === 'hidden' || (isInput && found.readOnly)) continue;
      const at = [...path, 'properties', key];
      const part = componentName(property);
      const kind = fieldKind(document, property);
      const items = found.items && typeOf(resolveSchema(document, found.items));
      if (items === 'object' || items === 'array')
        say(
          at,
          `${name}.${key} is a list of ${items}s, which no form can ask for: make it readOnly, or a list of texts, numbers or choices.`,
        );
      else if (kind === 'object' && !found.properties && !found['x-derive'])
        say(
          at,
          `${name}.${key} is an object without properties, which no form can ask for: give it \`properties:\`, or make it readOnly.`,
        );
      else if (found['x-ui']?.widget && !takes[found['x-ui'].widget]?.(found, kind))
        say(
          [...at, 'x-ui', 'widget'],
          `${name}.${key} has the widget ${found['x-ui'].widget}, which is not for the kind ${kind}: textarea, password, phone and time are for texts, radio is for a choice, checkboxes are for a list of choices.`,
        );
      else if (part !== undefined) visit(part, isInput);
      else if (found.properties) visitProperties(found, at, `${name}.${key}`, isInput);
    }
  };
  for (const name of formNames(document)) visit(name, false);
}
