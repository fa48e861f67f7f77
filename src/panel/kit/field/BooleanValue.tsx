import { useTranslate } from 'react-admin';

export function BooleanValue({ value }: { readonly value: boolean }) {
  const translate = useTranslate();
  return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
}
