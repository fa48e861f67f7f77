import type { ValidateFunction } from 'ajv';
import { createAjv } from '../../src/contract/createAjv.ts';
import { contract } from './contract.ts';
import type { ContractOperation } from './contractOperations.ts';

const ajv = createAjv().addSchema({ $id: 'contract', components: contract.components });
const validators = new Map<object, ValidateFunction>();

/**
 * Compares a response with the contract's declaration for its status.
 * @returns one line for each difference: an undeclared status or media type, an unknown property, a wrong
 * value
 */
export async function answerIssues({ answers }: ContractOperation, answer: Response): Promise<string[]> {
  const declared = answers[answer.status];
  if (!declared) return [`status ${answer.status} is not declared`];
  const text = await answer.text();
  if (!declared.content) return text === '' ? [] : ['a body where none is declared'];
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  const schema = declared.content[type]?.schema;
  if (!schema) return [`media type ${type}, but declared is ${Object.keys(declared.content).join(', ')}`];
  const validate = validatorOf(schema);
  validate(type.endsWith('json') ? JSON.parse(text) : text);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Cached, because compiling takes far longer than validating, and thousands of responses are compared. */
function validatorOf(schema: object): ValidateFunction {
  const validate =
    validators.get(schema) ??
    ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')));
  validators.set(schema, validate);
  return validate;
}
