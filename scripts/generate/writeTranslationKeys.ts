import { isLanguageEnum } from '../../src/contract/languageName.ts';
import {
  type ContractDocument,
  listOperations,
  listResources,
  resolveSchema,
  type Schema,
} from './ContractDocument.ts';
import { enumName, enumValues } from './fieldKind.ts';
import { formNames } from './formSchemas.ts';
import { endOfFilter, listFilters } from './listFilters.ts';
import { derivedPages, resourceTexts, titleOf } from './writePages.ts';

/** Texts that any resource may need. */
const generalTexts = [
  ...['kit.delete.text', 'kit.delete.title'],
  ...['kit.resource.create', 'kit.resource.empty.text', 'kit.resource.empty.title'],
];

/** All i18n keys that the contract uses, sorted: fields, choices, sections, messages, errors. */
export function writeTranslationKeys(document: ContractDocument): string {
  const keys = new Set(generalTexts);
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
    for (const code of Object.values(schema['x-status'] ?? {}).flat()) keys.add(`errors.${code}`);
    const isNamed = schema['x-resource'] || schema['x-document'] || formNames(document).includes(name);
    if (isNamed) visit(schema);
  }
  for (const pages of derivedPages(document)) {
    for (const key of Object.keys(resourceTexts(pages))) keys.add(key);
  }
  for (const { operation } of listOperations(document)) {
    const { schema: resource = {} } =
      listResources(document).find(({ hint }) => [hint.list, hint.export].includes(operation.operationId)) ??
      {};
    for (const { name, schema } of listFilters(document, operation)) {
      const { label = resolveSchema(document, schema)['x-ui']?.label ?? name } =
        endOfFilter(document, resource, name, schema) ?? {};
      keys.add(`fields.${label}`);
      addChoices(name, schema);
    }
    const { name: page } = operation['x-page'] ?? {};
    if (page) keys.add(titleOf(page));
    const { texts, label, text, reason, bulk } = operation['x-act'] ?? {};
    if (texts) {
      for (const key of [label ?? `${texts}.label`, `${texts}.title`, text ?? `${texts}.text`])
        if (!key.startsWith('ra.')) keys.add(key);
      if (reason) keys.add(`fields.${reason}`).add(`${texts}.help`);
      if (bulk) for (const key of ['label', 'text', 'done']) keys.add(`${texts}.bulk.${key}`);
    }
    for (const message of Object.values(operation['x-messages'] ?? {})) keys.add(`messages.${message}`);
  }
  return `${JSON.stringify([...keys].sort(), null, 1)}\n`;
}
