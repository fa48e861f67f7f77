import { panelConstants } from './panelConstants.ts';

/**
 * A module of the panel, all that it imports included, as the text of one classic script.
 * @throws where it would carry a component: that is downloaded and read before anything is shown
 */
export async function buildInlineScript(module: string): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: module,
    transform: { define: panelConstants(process.env) },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  const components = output[0].moduleIds.filter((id) => /\.tsx$|node_modules\/react/.test(id));
  if (components.length > 0)
    throw new Error(`${module} stands in pages and imports ${components.join(', ')}`);
  // It would end the script element.
  return output[0].code.trim().replaceAll('</script', '<\\/script');
}
