import type { SvgIconComponent } from '@mui/icons-material';
import type { FormDefinition } from './FormDefinition.ts';
import type { Role } from './Role.ts';

/** What the default pages of a resource need besides its definition. */
export interface PageParts {
  /** Of its entry in the navigation. */
  readonly Icon: SvgIconComponent;
  /** Who may list it, and so finds it there. */
  readonly roles: readonly (Role | 'visitor')[];
  readonly loadForm?: () => Promise<FormDefinition>;
}
