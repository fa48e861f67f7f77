import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

/** Sets the window title. A record's page overrides the route's, which only knows the resource. */
export function useWindowTitle(title: string): void {
  const translate = useTranslate();
  useEffect(() => {
    document.title = `${title} · ${translate('shell.product')}`;
  }, [title, translate]);
}
