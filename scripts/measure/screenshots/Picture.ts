/** A picture, parsed from its path: `volunteers/usual-pl-light-1280.webp`. */
export interface Picture {
  /** Name of a page or a state. */
  readonly view: string;
  readonly data: string;
  readonly language: string;
  readonly scheme: string;
  readonly width: number;
}

export function pathOf({ view, data, language, scheme, width }: Picture): string {
  return `${slugOf(view)}/${data}-${language}-${scheme}-${width}.webp`;
}

/** `a draft that lacks something` is in the folder `a-draft-that-lacks-something`. */
export function slugOf(name: string): string {
  return name.replace(/[^A-Za-z0-9]+/g, '-');
}

/** Undefined for any other file. */
export function pictureAt(path: string): Picture | undefined {
  const [, view, data, language, scheme, width] = /^([^/]+)\/(\w+)-(\w+)-(\w+)-(\d+)\.webp$/.exec(path) ?? [];
  if (!view || !data || !language || !scheme) return undefined;
  return { view, data, language, scheme, width: Number(width) };
}
