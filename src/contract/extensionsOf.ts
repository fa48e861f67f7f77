const extensions: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
};

/** File extensions of a media type that the contract accepts, the usual one first. */
export function extensionsOf(mediaType: string): readonly string[] {
  return extensions[mediaType] ?? [];
}
