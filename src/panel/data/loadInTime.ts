/** How long a script and its styles may take (specification, section 7); a call of the API has no such limit. */
const PATIENCE_SECONDS = 120;

/**
 * A part of the panel that is loaded when it is needed. A connection may hang without ever failing; then this fails,
 * so that the person is told and can try again.
 *
 * @example lazy(() => loadInTime(import('./CropDialog.tsx')))
 */
export async function loadInTime<Part>(coming: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`A part of the panel did not come in ${PATIENCE_SECONDS} seconds`);
    timer = setTimeout(() => reject(error), PATIENCE_SECONDS * 1000);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}
