/** Hands content to the browser's downloads. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the content by the next turn, whatever its size.
  window.setTimeout(() => URL.revokeObjectURL(url));
}
