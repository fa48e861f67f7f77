import texts from '../../../../i18n/manual/ru.json';
import { Manual } from '../Manual.tsx';

const pictures = import.meta.glob<string>('../pictures/ru/*.webp', { eager: true, import: 'default' });

export default function RussianManual() {
  return <Manual texts={texts} pictures={pictures} />;
}
