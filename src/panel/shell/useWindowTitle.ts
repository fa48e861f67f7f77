import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

/** Names the window after its page; a record has the last word, because the route knows only its kind. */
export function useWindowTitle(title: string): void {
  const translate = useTranslate();
  useEffect(() => {
    document.title = `${title} · ${translate('shell.product')}`;
  }, [title, translate]);
}
