import { panelConstants } from './panelConstants.ts';

/** A module of the panel, all that it imports included, as the text of one classic script. */
export async function buildInlineScript(module: string): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: module,
    transform: { define: panelConstants(process.env) },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  // Inside of an element, this would end it.
  return output[0].code.trim().replaceAll('</script', '<\\/script');
}
