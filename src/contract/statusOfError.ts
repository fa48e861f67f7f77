import contract from './generated/openapi.json' with { type: 'json' };
import type { components } from './generated/types.ts';

export type ErrorCode = components['schemas']['ErrorCode'];

/** The HTTP status of each error code, as the contract has it; its texts are in i18n under `errors`. */
export const statusOfError = Object.fromEntries(
  Object.entries(contract.components.schemas.ErrorCode['x-status']).flatMap(([status, codes]) =>
    codes.map((code) => [code, Number(status)]),
  ),
) as Readonly<Record<ErrorCode, number>>;
