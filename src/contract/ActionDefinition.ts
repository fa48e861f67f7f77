import type { SvgIconComponent } from '@mui/icons-material';

/**
 * A button that runs an action on a record after a confirmation, from the operation's `x-act`. All texts are
 * i18n keys.
 */
export interface ActionDefinition {
  readonly Icon: SvgIconComponent;
  readonly label: string;
  /** The question; takes `name`. */
  readonly title: string;
  readonly text: string;
  /** Label of the reason, if the operation takes one, and its hint. */
  readonly reason?: string;
  readonly help?: string;
  readonly color?: 'primary' | 'error' | 'inherit';
  readonly variant?: 'contained' | 'outlined' | 'text';
  /** Whether the action can be undone. */
  readonly reversible?: boolean;
  /** Whether the operation takes the version of the record that was read. */
  readonly versioned?: boolean;
  /** Where i18n has its texts for a selection of a list; not given if it is offered for one record only. */
  readonly bulk?: string;
  /** Offered if each of these properties has one of these values. */
  readonly when?: Readonly<Record<string, readonly unknown[]>>;
}
