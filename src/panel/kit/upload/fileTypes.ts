interface FileType {
  readonly name: string;
  readonly extensions: readonly string[];
}

/** The media types that the contract takes, as people and their files call them. */
const fileTypes: Readonly<Record<string, FileType>> = {
  'application/pdf': { name: 'PDF', extensions: ['.pdf'] },
  'image/jpeg': { name: 'JPG', extensions: ['.jpg', '.jpeg'] },
  'image/png': { name: 'PNG', extensions: ['.png'] },
  'image/gif': { name: 'GIF', extensions: ['.gif'] },
  'application/msword': { name: 'DOC', extensions: ['.doc'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    name: 'DOCX',
    extensions: ['.docx'],
  },
};

export function typeName(mediaType: string): string {
  return fileTypes[mediaType]?.name ?? mediaType.replace(/^.*\//, '').toUpperCase();
}

export function extensionsOf(mediaType: string): readonly string[] {
  return fileTypes[mediaType]?.extensions ?? [];
}
