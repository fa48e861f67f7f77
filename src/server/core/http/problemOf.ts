import { dayText } from '../../../contract/dateLocale.ts';
import type { OperationId } from '../../../contract/generated/operations.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { Language } from '../../../contract/Language.ts';
import { translator } from '../texts/translator.ts';
import type { ApiError } from './ApiError.ts';
import { contractOperation } from './contractOperation.ts';
import { behindReference, referred } from './withoutReferences.ts';

type Problem = components['schemas']['Problem'];

interface Asked {
  /** Id of the request in the log. */
  readonly id: string;
  readonly operationId?: OperationId | undefined;
}

export function problemOf(error: ApiError, language: Language, { id, operationId }: Asked): Problem {
  const translate = translator(language);
  const values = Object.entries(error.values).map(([name, value]) => [
    name,
    typeof value !== 'object'
      ? value
      : value instanceof Date
        ? dayText(value, language)
        : value.map((key) => translate(key)).join(', '),
  ]);
  const message = translate(`errors.${error.code}`, {
    ...Object.fromEntries(values),
    seconds: error.retryAfter ?? 0,
  });
  const errors = error.issues.map(({ field, key, values }) => ({
    field,
    code: key,
    message: translate(`validation.${key}`, values),
  }));
  return {
    type: `/api/docs#problem-${error.code}`,
    title: message,
    status: error.status,
    code: error.code,
    message,
    messages:
      errors.length === 0
        ? [message]
        : errors.map(({ field, message: said }) => `${nameOf(field, operationId, translate)}${said}`),
    errors: error.field === undefined ? errors : [{ field: error.field, code: error.code, message }],
    ...(error.code === 'internal' && { id }),
  };
}

/** A toast has no context, so its text names the field. */
function nameOf(
  field: string,
  operationId: OperationId | undefined,
  translate: (key: string) => string,
): string {
  const label = fieldLabel(operationId, field);
  return label === '' ? '' : `${translate(`fields.${label}`)}: `;
}

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly 'x-ui'?: { readonly label?: string };
}

/**
 * i18n key below `fields` of an operation's input field: its label in the contract, or its name. A list item
 * is named like its list.
 * @param path dotted, as in faults
 * @example
 * fieldLabel('updatePassword', 'password') // 'newPassword'
 * fieldLabel('applyAsVolunteer', 'languages.0') // 'languages'
 */
export function fieldLabel(operationId: OperationId | undefined, path: string): string {
  let fields = operationId === undefined ? [] : inputsOf(operationId);
  let label = '';
  for (const part of path.split('.')) {
    const inside = fields.map((field) => behindReference(field) as Schema);
    const entries = inside.flatMap(({ items }) => items ?? []);
    const isEntry = /^\d+$/.test(part) && entries.length > 0;
    fields = isEntry ? entries : inside.flatMap(({ properties }) => properties?.[part] ?? []);
    if (!isEntry) label = fields.map(labelOf).find((one) => one !== undefined) ?? part;
  }
  return label;
}

/** Body schemas of an operation, plus its parameters as an object schema. */
function inputsOf(operationId: OperationId): Schema[] {
  const { parameters, requestBody } = contractOperation(operationId);
  return [
    ...Object.values(requestBody?.content ?? {}).map(({ schema }) => schema),
    { properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])) },
  ];
}

/** Siblings of a property's `$ref` take precedence. */
function labelOf(schema: Schema): string | undefined {
  const target = referred(schema) as Schema | undefined;
  return schema['x-ui']?.label ?? (target && labelOf(target));
}
