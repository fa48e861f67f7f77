/** The media types that the contract takes, as people call them. */
const names: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
};

/** What people call a media type. */
export function typeName(mediaType: string): string {
  return names[mediaType] ?? mediaType.replace(/^.*\//, '').toUpperCase();
}
