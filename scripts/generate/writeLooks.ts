import { type ContractDocument, listOperations } from './ContractDocument.ts';
import { lowerFirst } from './deriveSchemas.ts';
import { iconOf, importIcons } from './icons.ts';
import { queryParameters } from './listFilters.ts';

/** Looks of choices with a tone in the contract. */
export function writeLooks(document: ContractDocument): string {
  const enums = Object.entries(document.components.schemas).flatMap(([name, { 'x-tone': tones }]) =>
    tones ? [{ name: lowerFirst(name), tones: Object.entries(tones) }] : [],
  );
  const entries = enums.map(({ name, tones }) => {
    const looks = tones.map(
      ([value, { tone, icon }]) =>
        `    ${JSON.stringify(value)}: { Icon: ${iconOf(icon)}, tone: '${tone}' },\n`,
    );
    return `  ${name}: {\n${looks.join('')}  },\n`;
  });
  const icons = enums.flatMap(({ tones }) => tones.map(([, { icon }]) => icon));
  return `${importIcons(icons)}import type { Look } from '../Look.ts';

export const looks: Readonly<Record<string, Readonly<Record<string, Look>>>> = {
${entries.join('')}};
`;
}

/** Actions with buttons on a record's page, by operation, in the contract's order. */
export function writeActions(document: ContractDocument): string {
  const actions = listOperations(document).flatMap(({ operation }) => {
    const { operationId, 'x-act': action } = operation;
    const versioned = queryParameters(document, operation).some(({ name }) => name === 'version');
    return action ? [{ operationId, action, versioned }] : [];
  });
  const entries = actions.map(
    ({ operationId, action: { icon, texts, label, text, reason, bulk, ...given }, versioned }) => {
      const data = {
        ...{ label: label ?? `${texts}.label`, title: `${texts}.title`, text: text ?? `${texts}.text` },
        ...(reason && { reason: `fields.${reason}`, help: `${texts}.help` }),
        ...(bulk && { bulk: `${texts}.bulk` }),
        ...(versioned && { versioned }),
        ...given,
      };
      return `  ${operationId}: { Icon: ${iconOf(icon)}, ${JSON.stringify(data).slice(1, -1)} },\n`;
    },
  );
  return `${importIcons(actions.map(({ action }) => action.icon))}import type { ActionDefinition } from '../ActionDefinition.ts';

export const actions = {
${entries.join('')}} satisfies Record<string, ActionDefinition>;
`;
}
