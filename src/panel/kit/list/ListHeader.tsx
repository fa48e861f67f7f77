import type { ReactNode } from 'react';
import { PageHeader } from '../page/PageHeader.tsx';
import { CountNote } from './CountNote.tsx';

interface ListHeaderProps {
  /** Undefined if the page around the list has its own heading. */
  readonly title: string | undefined;
  /** i18n key of a text with `smart_count`. */
  readonly countText: string;
  readonly actions: ReactNode;
}

/** Heading of a list with its record count (announced to screen readers) and actions. */
export function ListHeader({ title, countText, actions }: ListHeaderProps) {
  return <PageHeader title={title} note={<CountNote countText={countText} />} actions={actions} />;
}
