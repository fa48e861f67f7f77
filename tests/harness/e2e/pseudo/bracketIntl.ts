/** Runs in a page before its scripts: puts words produced by `Intl` into the pseudo-language's brackets. */
export function bracketIntl(): void {
  const bracket = (text: string) => (/\p{L}/u.test(text) ? `⟦${text}⟧` : text);
  const isOurs = (format: { resolvedOptions: () => { locale: string } }) =>
    format.resolvedOptions().locale.startsWith('en');

  const { DateTimeFormat, NumberFormat, RelativeTimeFormat, DisplayNames } = Intl;
  for (const { prototype } of [DateTimeFormat, NumberFormat]) {
    const get = Object.getOwnPropertyDescriptor(prototype, 'format')?.get;
    Object.defineProperty(prototype, 'format', {
      get(this: Intl.DateTimeFormat) {
        const format: (value?: Date) => string = get?.call(this);
        return (value?: Date) => (isOurs(this) ? bracket(format(value)) : format(value));
      },
    });
  }
  const { formatToParts } = DateTimeFormat.prototype;
  DateTimeFormat.prototype.formatToParts = function (value) {
    const parts = formatToParts.call(this, value);
    return isOurs(this) ? parts.map((part) => ({ ...part, value: bracket(part.value) })) : parts;
  };
  const { format } = RelativeTimeFormat.prototype;
  RelativeTimeFormat.prototype.format = function (value: number, unit: Intl.RelativeTimeFormatUnit) {
    return bracket(format.call(this, value, unit));
  };
  const { of } = DisplayNames.prototype;
  DisplayNames.prototype.of = function (code) {
    const name = of.call(this, code);
    return name === undefined ? name : bracket(name);
  };
}
