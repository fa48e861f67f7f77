import { createAjv } from '../../src/contract/createAjv.ts';
import { contract } from './contract.ts';
import type { ContractOperation } from './contractOperations.ts';

const ajv = createAjv().addSchema({ $id: 'contract', components: contract.components });

/**
 * Compares an answer with what the contract declares for its status.
 * @returns one line for each difference: an undeclared status or media type, an unknown property, a wrong value
 */
export async function answerFaults({ answers }: ContractOperation, answer: Response): Promise<string[]> {
  const declared = answers[answer.status];
  if (!declared) return [`status ${answer.status} is not declared`];
  const text = await answer.text();
  if (!declared.content) return text === '' ? [] : ['a body where none is declared'];
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  const schema = declared.content[type]?.schema;
  if (!schema) return [`media type ${type}, but declared is ${Object.keys(declared.content).join(', ')}`];
  const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')));
  validate(type.endsWith('json') ? JSON.parse(text) : text);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
