import type { SvgIconComponent } from '@mui/icons-material';

/** What something says by its colour, besides its icon and its words. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'primary' | 'neutral';

/** How a choice looks: a status, a role. */
export interface Look {
  readonly Icon: SvgIconComponent;
  readonly tone: Tone;
}
