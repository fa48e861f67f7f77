/**
 * The single type of a schema besides 'null'.
 * @example typeOf({ type: ['string', 'null'] }); // 'string'
 */
export function typeOf({
  type,
}: {
  readonly type?: string | readonly string[] | undefined;
}): string | undefined {
  return typeof type === 'object' ? type.find((one) => one !== 'null') : type;
}
