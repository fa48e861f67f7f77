/** A page with any parameters. */
export interface PanelPath {
  readonly pattern: string;
  readonly title: string;
  readonly public: boolean;
}

type ParamName<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** All parameters of the pattern, and an optional query. */
type HrefInput<Pattern extends string> = { readonly [Name in ParamName<Pattern>]: string } & {
  readonly query?: Readonly<Record<string, string>>;
};

/** A page with typed parameters. */
export interface TypedPath<Pattern extends string> extends PanelPath {
  readonly pattern: Pattern;
  readonly getHref: [ParamName<Pattern>] extends [never]
    ? (input?: HrefInput<Pattern>) => string
    : (input: HrefInput<Pattern>) => string;
}

/** A public page. */
export function visitors<const Pattern extends string>(pattern: Pattern, title = ''): TypedPath<Pattern> {
  return { pattern, title, public: true, getHref: hrefOf(pattern) };
}

/** A page that needs a session. */
export function members<const Pattern extends string>(pattern: Pattern, title = ''): TypedPath<Pattern> {
  return { pattern, title, public: false, getHref: hrefOf(pattern) };
}

function hrefOf<Pattern extends string>(pattern: Pattern) {
  return (input?: HrefInput<Pattern>): string => {
    const { query, ...params }: { query?: Record<string, string>; [name: string]: unknown } = input ?? {};
    const pathname = pattern.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(params[name])),
    );
    return query ? `${pathname}?${new URLSearchParams(query)}` : pathname;
  };
}
