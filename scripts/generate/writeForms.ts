import { join } from 'node:path';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import { _ } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { rolldown } from 'rolldown';
import { multipleOfPrecision } from '../../src/contract/createAjv.ts';
import { formats } from '../../src/contract/formats.ts';
import { isVatNumber } from '../../src/contract/isVatNumber.ts';
import { type ContractDocument, resolveSchema, type Schema } from './ContractDocument.ts';
import { enumName } from './fieldKind.ts';
import { formNames, formSchema } from './formSchemas.ts';
import { generatedHeader } from './generatedHeader.ts';

/**
 * One file per form: its schema, i18n names of choices and sections, and its precompiled validator, so that
 * the panel needs no `unsafe-eval`.
 */
export async function writeForms(
  document: ContractDocument,
  root: string,
  folder: string,
): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const name of formNames(document)) {
    const source = document.components.schemas[name];
    if (!source) throw new Error(`No schema for the form ${name}`);
    const schema = formSchema(document, source);
    files[`${folder}/${name}.ts`] =
      `${generatedHeader}import type { FormDefinition } from '../../FormDefinition.ts';
import validators from './${name}.validator.ts';

export const ${name}Form: FormDefinition = ${JSON.stringify({ name, schema, enumNames: enumNames(document, source) }, null, 2).slice(0, -2)},
  validators,
};
`;
    files[`${folder}/${name}.validator.ts`] = await compileValidator(schema, root);
  }
  return files;
}

/** Enum names under `enums` in i18n, by field path. */
function enumNames(document: ContractDocument, given: Schema, path = ''): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [name, property] of Object.entries(resolveSchema(document, given).properties ?? {})) {
    const found = enumName(document, property);
    if (found) names[path + name] = found;
    Object.assign(names, enumNames(document, property, `${path}${name}.`));
  }
  return names;
}

/** The compiled output contains `require()`, so it is bundled here, before Vite sees it. */
async function compileValidator(schema: Schema, root: string): Promise<string> {
  const code = compileSchemaValidatorsCode(schema as object, {
    AjvClass: Ajv2020,
    extenderFn: (ajv) => {
      for (const [name, format] of Object.entries({ ...formats, vat: isVatNumber }))
        ajv.addFormat(name, format);
      return ajv;
    },
    // The linter has read the schema already, and a metaschema takes longer to compile than a form.
    ajvOptionsOverrides: {
      ...{ multipleOfPrecision, meta: false, validateSchema: false },
      code: { formats: _`require("formats")` },
    },
  });
  const used = new Set(
    Array.from(JSON.stringify(schema).matchAll(/"format":"([^"]+)"/g), ([, name = '']) => name),
  );
  const modules: Record<string, { path: string; code: string }> = {
    entry: { path: join(root, 'entry.js'), code: `export { default } from 'validator';` },
    validator: { path: join(root, 'validator.cjs'), code },
    formats: { path: join(root, 'formats.js'), code: formatsModule([...used]) },
  };
  const bundle = await rolldown({
    input: 'entry',
    cwd: root,
    logLevel: 'silent',
    plugins: [
      {
        name: 'validator',
        resolveId: (id) => modules[id]?.path ?? null,
        load: (id) => Object.values(modules).find(({ path }) => path === id)?.code ?? null,
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  return `// @ts-nocheck\n${generatedHeader}${output[0].code}`;
}

/** Only the formats that the schema uses: VAT rules of all countries are large. */
function formatsModule(used: string[]): string {
  const values = used.map(
    (name, index) =>
      `const f${index} = ${name === 'vat' ? 'isVatNumber' : `formats[${JSON.stringify(name)}]`};`,
  );
  const exports = used.map((name, index) => `f${index} as ${JSON.stringify(name)}`);
  return `import { formats } from './src/contract/formats.ts';
${used.includes('vat') ? `import { isVatNumber } from './src/contract/isVatNumber.ts';` : ''}
${values.join('\n')}
export { ${exports.join(', ')} };`;
}
