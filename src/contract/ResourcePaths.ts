import type { TypedPath } from './TypedPath.ts';

/** The default pages of a resource; one that it has not is missing. */
export interface ResourcePaths {
  readonly list: TypedPath<string>;
  readonly create?: TypedPath<string>;
  readonly one?: TypedPath<`${string}/:id`>;
  readonly edit?: TypedPath<`${string}/:id/edit`>;
}

/** What is said of any resource that nobody has found words for, in `kit.resource` of i18n. */
export interface GeneralTexts {
  readonly create: string;
  readonly empty: { readonly title: string; readonly text: string };
}
