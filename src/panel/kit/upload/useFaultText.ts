import { useTranslate } from 'react-admin';
import { formatBytes } from '../format/formatBytes.ts';
import type { FileFault } from './fileFault.ts';
import { typeName } from './fileTypes.ts';
import type { UploadRule } from './UploadRule.ts';

/** What is said of a file that is refused before it is sent. */
export function useFaultText({ types, maxBytes }: UploadRule): (fault: FileFault, file: File) => string {
  const translate = useTranslate();
  return (fault, { size }) =>
    translate(`kit.upload.${fault}`, {
      types: types.map(typeName).join(', '),
      size: formatBytes(size),
      max: formatBytes(maxBytes),
    });
}
