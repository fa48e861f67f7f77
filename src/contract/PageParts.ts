import type { SvgIconComponent } from '@mui/icons-material';
import type { FormDefinition } from './FormDefinition.ts';
import type { Role } from './Role.ts';

/** What a resource's default pages need besides its definition. */
export interface PageParts {
  /** Icon of its navigation item. */
  readonly Icon: SvgIconComponent;
  /** Roles that may list it, and so see the item. */
  readonly roles: readonly (Role | 'visitor')[];
  readonly loadForm?: () => Promise<FormDefinition>;
}
