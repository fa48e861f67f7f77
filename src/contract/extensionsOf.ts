const extensions: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
};

/** How the names of files end, by a media type that the contract takes; the first is the usual one. */
export function extensionsOf(mediaType: string): readonly string[] {
  return extensions[mediaType] ?? [];
}
