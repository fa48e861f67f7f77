import type { LightMyRequestResponse } from 'fastify';
import type { Answer } from '../../src/contract/calls.ts';
import { createAjv } from '../../src/contract/createAjv.ts';
import { type OperationId, operations } from '../../src/contract/generated/operations.ts';
import type { components } from '../../src/contract/generated/types.ts';
import { contract } from './contract.ts';

export type Problem = components['schemas']['Problem'];

/** For a union of operations, the union of their answers. */
type AnswerOf<Id extends OperationId> = Id extends OperationId ? Answer<Id> : never;

const isProblem = createAjv()
  .addSchema({ $id: 'contract', components: contract.components })
  .compile<Problem>({ $ref: 'contract#/components/schemas/Problem' });

/** Response of an operation. Reading it as the wrong kind fails the test and shows the actual response. */
export class Reply<Id extends OperationId = OperationId> {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  readonly cookies: LightMyRequestResponse['cookies'];
  readonly bytes: Buffer;
  readonly #id: Id;

  constructor(id: Id, response: LightMyRequestResponse) {
    this.#id = id;
    this.status = response.statusCode;
    this.headers = response.headers;
    this.cookies = response.cookies;
    this.bytes = response.rawPayload;
  }

  get text(): string {
    return this.bytes.toString('utf8');
  }

  /** The operation's success response. */
  get answer(): AnswerOf<Id> {
    if (this.status !== operations[this.#id].status)
      throw new Error(`${this.#id} answered ${this.status}: ${this.text}`);
    const isJson = String(this.headers['content-type']).startsWith('application/json');
    return (
      isJson ? JSON.parse(this.text) : this.bytes.length === 0 ? undefined : this.bytes
    ) as AnswerOf<Id>;
  }

  /** The refusal, as the contract's problem. */
  get problem(): Problem {
    return problemOf(this.status, this.headers, this.text);
  }
}

/**
 * Parses a refusal of any route. @throws Error unless media type, shape, status and cache headers are right
 */
export function problemOf(status: number, headers: LightMyRequestResponse['headers'], text: string): Problem {
  const type = headers['content-type'];
  if (type !== 'application/problem+json') throw new Error(`${status} ${type} is no problem: ${text}`);
  const problem: unknown = JSON.parse(text);
  if (!isProblem(problem))
    throw new Error(`not the contract's problem: ${text} ${JSON.stringify(isProblem.errors)}`);
  if (problem.status !== status) throw new Error(`the answer is ${status}, its body says ${problem.status}`);
  if (headers['cache-control'] !== 'no-store')
    throw new Error(`a problem may be cached: ${headers['cache-control']}`);
  return problem;
}
