import type { TypedPath } from './TypedPath.ts';

/** The default pages of a resource; pages it does not have are undefined. */
export interface ResourcePaths {
  readonly list: TypedPath<string>;
  readonly create?: TypedPath<string>;
  readonly one?: TypedPath<`${string}/:id`>;
  readonly edit?: TypedPath<`${string}/:id/edit`>;
}

/** Texts of any resource without its own, from `kit.resource` of i18n. */
export interface GeneralTexts {
  readonly create: string;
  readonly empty: { readonly title: string; readonly text: string };
}
