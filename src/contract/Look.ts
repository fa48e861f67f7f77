import type { SvgIconComponent } from '@mui/icons-material';

/** Meaning of a colour, in addition to icon and text. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'primary' | 'neutral';

/** Appearance of a choice, such as a status or role. */
export interface Look {
  readonly Icon: SvgIconComponent;
  readonly tone: Tone;
}
