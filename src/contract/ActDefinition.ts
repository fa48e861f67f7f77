import type { SvgIconComponent } from '@mui/icons-material';

/** A button that does something with a record after a question, as the operation's `x-act` says. All texts are keys of i18n. */
export interface ActDefinition {
  readonly Icon: SvgIconComponent;
  readonly label: string;
  /** The question; it takes `name`. */
  readonly title: string;
  readonly text: string;
  /** What the reason is called, where the operation takes one, and what is said below it. */
  readonly reason?: string;
  readonly help?: string;
  readonly color?: 'primary' | 'error' | 'inherit';
  readonly variant?: 'contained' | 'outlined' | 'text';
  /** Whether there is a way back. */
  readonly reversible?: boolean;
  /** It is offered where each of these properties has one of these values. */
  readonly when?: Readonly<Record<string, readonly unknown[]>>;
}
