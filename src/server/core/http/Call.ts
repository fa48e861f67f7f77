import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Body, IsPublic, Params, Query } from '../../../contract/calls.ts';
import type { OperationId } from '../../../contract/generated/operations.ts';
import type { Language } from '../../../contract/Language.ts';
import type { Role } from '../../../contract/Role.ts';

/** Who calls, read from the session. */
export interface SignedInUser {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly organizationId: string;
  readonly sessionHash: Buffer;
}

/** One call of an operation: its input as the contract validated it, and who calls in which language. */
export interface Call<Id extends OperationId> {
  readonly params: Params<Id>;
  readonly query: Query<Id>;
  readonly body: Body<Id>;
  readonly user: IsPublic<Id> extends true ? SignedInUser | null : SignedInUser;
  readonly language: Language;
  /** What limits count as one client (see `clientAddress`). */
  readonly address: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Binary and text answers may come as a stream; the rest is what the contract says. */
type Sendable<Content> = Content extends Blob
  ? Buffer | Readable
  : Content extends string
    ? string | Readable
    : Content;

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Sendable<Answer<Id>>>;

/** A feature's part of the handlers, bound by operationId. */
export type Handlers<Id extends OperationId = OperationId> = { readonly [Key in Id]: Handler<Key> };
