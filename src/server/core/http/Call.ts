import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Body, IsPublic, Params, Query } from '../../../contract/calls.ts';
import type { OperationId } from '../../../contract/generated/operations.ts';
import type { Language } from '../../../contract/Language.ts';
import type { Role } from '../../../contract/Role.ts';

/** The caller, from the session. */
export interface SignedInUser {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly organizationId: string;
  readonly sessionHash: Buffer;
}

/** A call of an operation: its validated input, the caller and their language. */
export interface Call<Id extends OperationId> {
  readonly params: Params<Id>;
  readonly query: Query<Id>;
  readonly body: Body<Id>;
  readonly user: IsPublic<Id> extends true ? SignedInUser | null : SignedInUser;
  readonly language: Language;
  /** Client identity for rate limits (see `clientAddress`). */
  readonly address: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Binary and text responses may be bytes or streams; others are what the contract says. */
type Sendable<Content> = Content extends Blob
  ? Buffer | Readable
  : Content extends string
    ? string | Buffer | Readable
    : Content;

export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Answer<Id> extends undefined ? Promise<void> : Promise<Sendable<Answer<Id>>>;

/** Handlers of a feature, by operationId. */
export type Handlers<Id extends OperationId = OperationId> = { readonly [Key in Id]: Handler<Key> };
