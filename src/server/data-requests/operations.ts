import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import type { components } from '../../contract/generated/types.ts';
import { dueOn } from '../../domain/data-requests/dataRequestRules.ts';
import { readDay, requireReached } from '../core/db/foundationDay.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { insertRows, type Row } from '../core/db/insertRows.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError, invalidField } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import { consumeRates, type RateLimit } from '../core/http/rateLimit.ts';
import type { Services } from '../core/services.ts';
import { exportHandler, pageHandler } from '../resource/listHandlers.ts';
import { closeDataRequest, extendDataRequest } from './dataRequestActs.ts';
import { dataRequests, findOwnRecord, isKnown, ownDataRequests } from './dataRequestStore.ts';
import { tellWhoMayAnswer } from './tellWhoMayAnswer.ts';

type Schemas = components['schemas'];

/** What people ask of the foundation about their data: entered by the team or sent by volunteers, answered by admins in time. */
export function dataRequestOperations({ db }: Pick<Services, 'db'>) {
  const closed = async (
    id: string,
    status: 'answered' | 'refused',
    { reason: answer, closedOn }: Schemas['DataRequestAnswer'],
    user: SignedInUser,
  ) => {
    await closeDataRequest(id, { status, answer, closedOn }, user, db);
    return dataRequests.read(id, user, db);
  };

  return {
    listDataRequests: pageHandler(dataRequests, db),
    exportDataRequests: exportHandler('data-requests', dataRequests, db),
    getDataRequest: ({ user, params: { id } }) => dataRequests.read(id, user, db),
    addDataRequest: async ({ user, body }) => dataRequests.read(await enter(body, user, db), user, db),
    answerDataRequest: ({ user, params: { id }, body }) => closed(id, 'answered', body, user),
    refuseDataRequest: ({ user, params: { id }, body }) => closed(id, 'refused', body, user),
    extendDataRequest: async ({ user, params: { id }, body }) => {
      await extendDataRequest(id, body.reason, user, db);
      return dataRequests.read(id, user, db);
    },
    listOwnDataRequests: async ({ user }) => {
      const { id } = await requireOwnRecord(user, db);
      return { content: await ownDataRequests({ id, organizationId: user.organizationId }, db) };
    },
    askAboutOwnData: ({ user, body }) => ask(body, user, db),
  } satisfies Partial<Handlers>;
}

/** @returns the id of the request. @throws ApiError invalid_input */
function enter(input: Body<'addDataRequest'>, user: SignedInUser, db: Queries): Promise<string> {
  const { organizationId, id, name } = user;
  const { subjectType, subjectId } = input;
  return inTransaction(db, async (trx) => {
    await requireReached({ receivedOn: input.receivedOn }, organizationId, trx);
    const isNamed = Boolean(subjectType) || Boolean(subjectId);
    if (
      isNamed &&
      !(subjectType && subjectId && (await isKnown(subjectType, { id: subjectId, organizationId }, trx)))
    )
      throw invalidField('subjectId', 'reference');
    return store({ ...input, organizationId, enteredBy: { id, name } }, user, trx);
  });
}

/** Legitimate requests are rare, and each one alerts people. */
const asked: RateLimit = { name: 'askAboutOwnData', limit: 10, seconds: 24 * 60 * 60 };

/** @throws ApiError too_many_requests, or forbidden for a former volunteer */
async function ask(
  { kind, description }: Body<'askAboutOwnData'>,
  user: SignedInUser,
  db: Queries,
): Promise<Schemas['OwnDataRequest']> {
  await consumeRates(db, [asked, user.id]);
  const { organizationId } = user;
  return inTransaction(db, async (trx) => {
    const { id: subjectId, firstname, lastname, email, phone } = await requireOwnRecord(user, trx);
    const request = {
      ...{ kind, description, email, phone, subjectId, organizationId },
      ...{ personName: `${firstname} ${lastname}`.slice(0, 250), subjectType: 'volunteer' as const },
      ...{ channel: 'ownPage' as const, receivedOn: await readDay(organizationId, trx), enteredBy: null },
    };
    const id = await store(request, user, trx);
    const own = await ownDataRequests({ id: subjectId, organizationId }, trx);
    const sent = own.find((one) => one.id === id);
    if (!sent) throw new Error('the request is not stored');
    return sent;
  });
}

type New = Omit<Row<'data_requests'>, 'id' | 'status' | 'dueOn' | 'createdAt'>;

/** Stores a request with its last day, and tells who may answer. @returns its id */
async function store(request: New, user: SignedInUser, trx: Trx): Promise<string> {
  const row = {
    ...request,
    ...{ id: uuid(), status: 'open' as const, dueOn: dueOn(request.receivedOn, false) },
    createdAt: new Date().toISOString(),
  };
  await insertRows('data_requests', [row], trx);
  await addHistory('data_requests', row, user, 'created', [], trx);
  await tellWhoMayAnswer('dataRequestReceived', row, user, trx);
  return row.id;
}

async function requireOwnRecord(user: SignedInUser, db: Queries) {
  const record = await findOwnRecord(user, db);
  if (!record) throw new ApiError('forbidden');
  return record;
}
