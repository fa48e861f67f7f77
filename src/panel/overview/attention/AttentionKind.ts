import type { SvgIconComponent } from '@mui/icons-material';
import type { components } from '../../../contract/generated/types.ts';
import type { Overview } from '../Overview.ts';

export type AttentionItem = components['schemas']['AttentionItem'];
export type AttentionName = keyof Overview['attention'];

/** One thing that may want somebody today. */
export interface AttentionKind {
  readonly name: AttentionName;
  readonly Icon: SvgIconComponent;
  /** The list of all of them, the most urgent first. */
  readonly list: string;
  readonly hrefOf: (item: AttentionItem) => string;
}
