import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type OperationId, operations } from '../../../src/contract/generated/operations.ts';
import { type ErrorCode, statusOfError } from '../../../src/contract/statusOfError.ts';
import type { CallInput } from '../../harness/callOperation.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { type EventStream, openEventStream } from '../../harness/openEventStream.ts';
import type { Reply } from '../../harness/Reply.ts';
import { startTestServer, type TestServer } from '../../harness/startTestServer.ts';
import { tableDigests } from '../../harness/tableDigests.ts';
import { foreignTexts } from '../../harness/walls/foreignTexts.ts';
import { insertWallCaller, type WallCaller } from '../../harness/walls/insertWallCaller.ts';
import { insertWallRecord, type Named } from '../../harness/walls/insertWallRecord.ts';
import { type RecordKind, recordKindOf } from '../../harness/walls/recordKind.ts';
import { wallCasesOf } from '../../harness/walls/wallCases.ts';
import { wallInput } from '../../harness/walls/wallInput.ts';
import { type CallerRole, expectationOf, type WallCase } from '../../harness/walls/wallRules.ts';
import { watchStatements } from '../../harness/walls/watchStatements.ts';

const ids = Object.keys(operations) as OperationId[];
const roles = ['admin', 'coordinator', 'volunteer', 'none'] as const;

/** Surnames of all that is in the one foundation and in the other. */
const [OWN, FOREIGN] = ['Własnowska', 'Obcowska'];

/** One call of the walk, and what has to become of it. */
interface Step {
  readonly role: CallerRole;
  readonly wallCase: WallCase;
  readonly expected: ErrorCode | 'done';
}

test('every operation says in a known way what it is about: one that does not has no expectation', () => {
  expect(ids.filter((id) => recordKindOf(id) === undefined)).toEqual([]);
});

interface Prepared extends Step {
  readonly input: CallInput;
}

/** All that a refusal lets out, how much work it was included. */
interface Trace {
  readonly status: number;
  readonly headers: object;
  readonly text: string;
  readonly statements: readonly string[];
}

onOneServer('the walls between foundations', (stage) => {
  let watched: TestServer;
  let takeStatements: () => string[];
  let streams: EventStream[];
  /** What only the other foundation's records hold. */
  let secrets: string[];
  beforeAll(async () => {
    const statements = watchStatements(stage.walled);
    takeStatements = statements.take;
    watched = await startTestServer({ db: statements.db });
    const own = { organizationId: stage.own.id, person: null, which: undefined, surname: OWN };
    for (const insert of Object.values(insertWallRecord)) {
      await insert(own, stage.db);
      await insert(behindTheWall(), stage.db);
    }
    secrets = [FOREIGN, ...(await foreignTexts(stage.other.id, stage.own.id, stage.db))];
    const url = await stage.server.listen({ host: '127.0.0.1', port: 0 });
    streams = await Promise.all(
      [stage.other.admin, stage.other.coordinator, stage.own.coordinator].map((as) =>
        openEventStream(url, { as }),
      ),
    );
  });
  afterAll(async () => {
    for (const stream of streams) stream.close();
    await watched.close();
  });

  // A team that grew from call to call would be told of more and more.
  const callers: string[] = [];
  afterEach(async () => {
    const gone = callers.splice(0);
    if (gone.length > 0) await stage.db.deleteFrom('accounts').where('id', 'in', gone).execute();
  });

  const stepsOf = (id: OperationId, kind: RecordKind): Step[] =>
    roles.flatMap((role) =>
      wallCasesOf(id, kind, role).map((wallCase) => ({
        ...{ role, wallCase },
        expected: expectationOf(id, kind, role, wallCase),
      })),
    );
  const behindTheWall = (which?: WallCase['which']) => ({
    ...{ organizationId: stage.other.id, person: null, which, surname: FOREIGN },
  });

  /** Inserts what a call is to be about. */
  const nameRecord = async (
    kind: RecordKind,
    { whose, which }: WallCase,
    caller?: WallCaller,
  ): Promise<Named> => {
    const insert = insertWallRecord[kind];
    const person = whose === 'own' || which === 'joined' ? (caller ?? null) : null;
    const own = { organizationId: stage.own.id, person, which, surname: OWN };
    const foreign = behindTheWall(which);
    if (which === 'mixed') {
      // The one id is right, the other leads across the wall.
      const [mine, theirs] = [
        await insert({ ...own, which: undefined }, stage.db),
        await insert(foreign, stage.db),
      ];
      return { params: { ...theirs.params, id: mine.params?.id ?? '' } };
    }
    if (whose !== 'none') return insert(whose === 'other' ? foreign : own, stage.db);
    const named = await insert(own, stage.db);
    return { params: nobodys(named.params), body: nobodys(named.body) };
  };
  const prepare = async (id: OperationId, kind: RecordKind, step: Step): Promise<Prepared> => {
    const caller =
      step.role === 'none' ? undefined : await insertWallCaller(stage.db, stage.own.id, step.role);
    if (caller) callers.push(caller.id);
    const named = await nameRecord(kind, step.wallCase, caller);
    return { ...step, input: { ...wallInput(stage.own, id, named), ...(caller && { as: caller }) } };
  };

  test.each(ids)(
    '%s does for each role what its rules say of each record, and tells nothing of others',
    async (id) => {
      const kind = recordKindOf(id) ?? 'nothing';
      const steps: Prepared[] = [];
      for (const step of stepsOf(id, kind)) steps.push(await prepare(id, kind, step));
      const leaks = ({ text, headers }: Pick<Reply, 'text' | 'headers'>, { params }: CallInput) => {
        const told = text + JSON.stringify(headers);
        const known = Object.values(params ?? {});
        return secrets.filter((secret) => told.includes(secret) && !known.includes(secret));
      };

      const traces = new Map<string, Trace>();
      const before = await unlimited();
      for (const { role, wallCase, input, expected } of steps.filter((step) => step.expected !== 'done')) {
        const what = `${role} ${JSON.stringify(wallCase)}`;
        takeStatements();
        const reply = await watched.call(id, input);
        const status = statusOfError[expected as ErrorCode];
        expect(reply.problem, what).toMatchObject({ status, code: expected });
        expect(leaks(reply, input), what).toEqual([]);
        if (!wallCase.which) traces.set(`${role} ${wallCase.whose}`, traceOf(reply, takeStatements()));
      }
      expect(await unlimited()).toEqual(before);
      for (const role of roles) {
        const other = traces.get(`${role} other`);
        if (other) expect(other, `to ${role}, another's is as none`).toEqual(traces.get(`${role} none`));
      }

      // Endless: the last test reads it.
      if (id === 'streamNotifications') return;
      const done = steps.filter((step) => step.expected === 'done');
      const theirs = await tableDigests(stage.db, stage.other.id);
      const replies = await Promise.all(done.map(async ({ input }) => watched.call(id, input)));
      for (const [index, reply] of replies.entries()) {
        const { role, wallCase, input = {} } = done[index] ?? {};
        const what = `${role} ${JSON.stringify(wallCase)}: ${reply.text}`;
        expect(reply.status, what).toBe(operations[id].status);
        // Whoever knows a calendar's address reads the events of its foundation.
        const isTheirs = kind === 'calendar' && wallCase?.whose === 'other';
        expect(isTheirs ? [] : leaks(reply, input), what).toEqual([]);
      }
      if (done.every(({ wallCase: { whose, which } }) => whose !== 'other' || which === 'mixed'))
        expect(await tableDigests(stage.db, stage.other.id)).toEqual(theirs);
    },
  );

  test('are kept by what is live: all that happened above, the own team heard of, and no other', async () => {
    const [admin, coordinator, colleague] = streams;
    await expect.poll(() => colleague?.text(), { timeout: 20_000 }).toContain('event: notification');
    // Anybody may ask any foundation for help: that is all that they hear of, and no other does.
    const asked = await stage.db
      .selectFrom('people_in_need')
      .select('id')
      .where('organizationId', '=', stage.other.id)
      .execute();
    const known = asked.map(({ id }) => id);
    for (const stream of [admin, coordinator]) {
      expect(stream?.hasEnded()).toBe(false);
      expect(subjectsOf(stream?.text()).filter((id) => !known.includes(id))).toEqual([]);
    }
    expect(subjectsOf(colleague?.text()).filter((id) => known.includes(id))).toEqual([]);
  });

  /** Tries are counted, also those that are refused. */
  async function unlimited() {
    const { rate_limits: _, ...others } = await stage.snapshot();
    return others;
  }
});

/** Whom or what the notifications of a stream are about. */
function subjectsOf(stream = ''): string[] {
  return [...stream.matchAll(/^event: notification\ndata: (.*)$/gm)].map(([, data = '']) => {
    const { subjectId } = JSON.parse(data) as { subjectId?: string };
    return String(subjectId);
  });
}

function traceOf({ status, headers, text }: Reply, statements: readonly string[]): Trace {
  const { date: _, ...others } = headers;
  return { status, headers: others, text, statements };
}

/** The same names for what is nobody's. */
function nobodys<Value>(given: Readonly<Record<string, Value>> = {}): Record<string, Value | string> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      /Id$|^id$/.test(name) ? uuid() : name === 'token' ? 'A'.repeat(43) : value,
    ]),
  );
}
