import type { ReactNode } from 'react';
import { PageHeader } from '../page/PageHeader.tsx';
import { CountNote } from './CountNote.tsx';

interface ListHeaderProps {
  /** Missing where the list is a part of a page that has its own heading. */
  readonly title: string | undefined;
  /** Key of a text in i18n that takes `smart_count`. */
  readonly countText: string;
  readonly actions: ReactNode;
}

/** What the list is of, how many there are (told to screen readers as it changes), and what can be done with it. */
export function ListHeader({ title, countText, actions }: ListHeaderProps) {
  return <PageHeader title={title} note={<CountNote countText={countText} />} actions={actions} />;
}
