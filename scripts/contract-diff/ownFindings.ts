import {
  type ContractDocument,
  listOperations,
  type Operation,
  resolveSchema,
  type Schema,
} from '../generate/ContractDocument.ts';
import type { Finding } from './Finding.ts';

/** What OpenAPI knows nothing of: who may call, which files are taken, and the names that generated types have. */
export function ownFindings(base: ContractDocument, current: ContractDocument): Finding[] {
  const operations = listOperations(base).flatMap(({ path, method, operation }) => {
    const now = current.paths[path]?.[method];
    if (!now) return [];
    const changes = [
      ...roleChanges(operation, now),
      ...uploadChanges(uploadHint(base, operation), uploadHint(current, now)),
    ];
    return changes.map((change): Finding => ({ place: `${method.toUpperCase()} ${path}`, ...change }));
  });
  const schemas = Object.keys(base.components.schemas).filter((name) => !current.components.schemas[name]);
  return [
    ...operations,
    ...schemas.map((place): Finding => {
      return {
        weight: 'breaks',
        place,
        message: 'The schema was removed or renamed: generated types lose its name.',
      };
    }),
  ];
}

type Change = Omit<Finding, 'place'>;

function roleChanges({ 'x-roles': before }: Operation, { 'x-roles': now }: Operation): Change[] {
  // A visitor is anybody: whoever could call in a role still can.
  const lost = now.includes('visitor') ? [] : before.filter((role) => !now.includes(role));
  const gained = now.filter((role) => !before.includes(role));
  return [
    ...lost.map((role): Change => ({ weight: 'breaks', message: `The role ${role} may no longer call it.` })),
    ...gained.map((role): Change => ({ weight: 'adds', message: `The role ${role} may call it.` })),
  ];
}

function uploadChanges(before: Schema['x-file'], now: Schema['x-file']): Change[] {
  if (!before || !now) return [];
  const refused = before.types.filter((type) => !now.types.includes(type));
  return [
    ...refused.map(
      (type): Change => ({ weight: 'breaks', message: `Files of type ${type} are no longer taken.` }),
    ),
    ...(now.maxBytes < before.maxBytes
      ? [
          {
            weight: 'breaks' as const,
            message: `Files may have ${now.maxBytes} bytes, no longer ${before.maxBytes}.`,
          },
        ]
      : []),
  ];
}

function uploadHint(document: ContractDocument, operation: Operation): Schema['x-file'] {
  const schema = operation.requestBody?.content['multipart/form-data']?.schema;
  const properties = schema ? (resolveSchema(document, schema).properties ?? {}) : {};
  return Object.values(properties).find((property) => property['x-file'])?.['x-file'];
}
