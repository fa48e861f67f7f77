import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

/** Names the window after the record; the route knows only its kind. */
export function useWindowTitle(title: string): void {
  const translate = useTranslate();
  useEffect(() => {
    document.title = `${title} · ${translate('shell.product')}`;
  }, [title, translate]);
}
