import type { components } from './generated/types.ts';

export type ErrorCode = components['schemas']['ErrorCode'];

/** The one table from error code to HTTP status; its texts are in i18n under `errors`. */
export const statusOfError = {
  invalid_input: 400,
  malformed_body: 400,
  missing_source_device: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  cross_site: 403,
  prefetch: 403,
  panel_for_coordinators: 403,
  organization_pending: 403,
  organization_declined: 403,
  email_unconfirmed: 403,
  not_found: 404,
  token_invalid: 404,
  request_timeout: 408,
  invalid_state: 409,
  volunteer_not_pending: 409,
  token_used: 409,
  email_taken: 409,
  last_admin: 409,
  already_signed_up: 409,
  event_not_open: 409,
  places_below_signed_up: 409,
  record_changed: 409,
  content_too_large: 413,
  file_too_large: 413,
  unsupported_media_type: 415,
  upload_failed: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  service_unavailable: 503,
} as const satisfies Record<ErrorCode, number>;
