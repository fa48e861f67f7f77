import texts from '../../../../i18n/manual/pl.json';
import { Manual } from '../Manual.tsx';

const pictures = import.meta.glob<string>('../pictures/pl/*.webp', { eager: true, import: 'default' });

export default function PolishManual() {
  return <Manual texts={texts} pictures={pictures} />;
}
