import contract from './generated/openapi.json' with { type: 'json' };
import type { components } from './generated/types.ts';

export type ErrorCode = components['schemas']['ErrorCode'];

/** HTTP status of each error code, from the contract; its texts are in i18n under `errors`. */
export const statusOfError = Object.fromEntries(
  Object.entries(contract.components.schemas.ErrorCode['x-status']).flatMap(([status, codes]) =>
    codes.map((code) => [code, Number(status)]),
  ),
) as Readonly<Record<ErrorCode, number>>;
