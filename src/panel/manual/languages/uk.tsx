import texts from '../../../../i18n/manual/uk.json';
import { Manual } from '../Manual.tsx';

const pictures = import.meta.glob<string>('../pictures/uk/*.webp', { eager: true, import: 'default' });

export default function UkrainianManual() {
  return <Manual texts={texts} pictures={pictures} />;
}
