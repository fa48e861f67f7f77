import texts from '../../../../i18n/manual/en.json';
import { Manual } from '../Manual.tsx';

const pictures = import.meta.glob<string>('../pictures/en/*.webp', { eager: true, import: 'default' });

export default function EnglishManual() {
  return <Manual texts={texts} pictures={pictures} />;
}
