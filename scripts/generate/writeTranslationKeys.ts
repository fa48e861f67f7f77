import { isLanguageEnum } from '../../src/contract/languageName.ts';
import { statusOfError } from '../../src/contract/statusOfError.ts';
import { type ContractDocument, listOperations, resolveSchema, type Schema } from './ContractDocument.ts';
import { enumName, enumValues } from './fieldKind.ts';
import { formNames } from './formSchemas.ts';
import { listFilters } from './listFilters.ts';

/** Every key of i18n that the contract asks for, sorted: fields, choices, sections, messages, errors. */
export function writeTranslationKeys(document: ContractDocument): string {
  const keys = new Set(Object.keys(statusOfError).map((code) => `errors.${code}`));
  const visit = (given: Schema): void => {
    const schema = resolveSchema(document, given);
    for (const message of Object.values(schema['x-messages'] ?? {})) keys.add(`validation.${message}`);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const resolved = resolveSchema(document, property);
      const { section = 'details', label = name, link } = resolved['x-ui'] ?? {};
      keys.add(`fields.${label}`);
      if (link) keys.add(`fields.${label}Link`);
      keys.add(`sections.${section}`);
      addChoices(name, property);
      visit(property);
    }
    if (schema.items) visit(schema.items);
  };
  const addChoices = (name: string, property: Schema): void => {
    const choices = enumName(document, property) ?? name;
    if (isLanguageEnum(choices)) return;
    for (const value of enumValues(document, property)) keys.add(`enums.${choices}.${value}`);
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (schema['x-resource'] || formNames(document).includes(name)) visit(schema);
  }
  for (const { operation } of listOperations(document)) {
    for (const { name, schema } of listFilters(document, operation)) {
      keys.add(`fields.${resolveSchema(document, schema)['x-ui']?.label ?? name}`);
      addChoices(name, schema);
    }
    for (const message of Object.values(operation['x-messages'] ?? {})) keys.add(`messages.${message}`);
  }
  return `${JSON.stringify([...keys].sort(), null, 1)}\n`;
}
