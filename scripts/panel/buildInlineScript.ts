/** A module of the panel, all that it imports included, as the text of one classic script. */
export async function buildInlineScript(module: string): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: module,
    transform: { define: { __API_URL__: JSON.stringify(process.env.API_URL ?? '/api') } },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  // Inside of an element, this would end it.
  return output[0].code.trim().replaceAll('</script', '<\\/script');
}
