import { randomInt } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { median } from '../../../scripts/measure/bench/inTurns.ts';
import type { OperationId } from '../../../src/contract/generated/operations.ts';
import { hashPassword } from '../../../src/server/accounts/identity/password.ts';
import type { CallInput } from '../../harness/callOperation.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { insertOrganization } from '../../harness/insertOrganization.ts';
import { buildApplication } from '../../harness/registration.ts';
import { basicAuthorization } from '../../harness/signIn.ts';
import { startTestServer, type TestServer } from '../../harness/startTestServer.ts';
import { onDatabase } from './onDatabase.ts';
import type { Findings, Scenario, SoakDatabase, SoakStage } from './Scenario.ts';

/** Shuffles of all tries, of which the difference of their halves is what chance makes. */
const SHUFFLES = 1_000;
/** A difference that is no chance, and still is nothing that could be seen from outside of this process. */
const INVISIBLE = 0.01;

export const timing: Scenario<{ tries: number }> = {
  about:
    'whether an address has an account is not told by the time of an answer: sign-in, forgotten password, application',
  size: { tries: 2_000 },
  run: ({ tries }, stage) => onDatabase(stage, (database) => runOn(database, tries, stage.say)),
};

async function runOn({ db }: SoakDatabase, tries: number, say: SoakStage['say']): Promise<Findings> {
  const server = await startTestServer({ db });
  const { id: organizationId } = await insertOrganization(db);
  const passwordHash = await hashPassword('Some-Password-2026!');
  const { email } = await insertAccount(db, { organizationId, role: 'coordinator', passwordHash });
  const forgetTries = () => db.deleteFrom('rate_limits').execute();

  const authorization = (typed: string) => basicAuthorization(typed, 'Wrong-2026!');
  const calls: Record<string, [id: OperationId, input: (typed: string) => CallInput, isWaiting: boolean]> = {
    'sign-in': ['login', (typed) => ({ headers: { authorization: authorization(typed) } }), false],
    'forgotten password': ['forgotPassword', (typed) => ({ body: { email: typed } }), true],
    application: ['applyAsVolunteer', (typed) => ({ body: buildApplication(organizationId, typed) }), true],
  };
  const findings: Findings[] = [];
  for (const [name, [id, input, isWaiting]] of Object.entries(calls)) {
    const samples = await measure(server, {
      id,
      input,
      isWaiting,
      email,
      tries,
      forgetTries,
      say,
      name,
    });
    findings.push(judge(name, samples));
  }
  await server.close();
  return {
    figures: Object.assign({}, ...findings.map(({ figures }) => figures)),
    issues: findings.flatMap(({ issues }) => issues),
  };
}

interface Measured {
  readonly known: number[];
  readonly unknown: number[];
}

interface Plan extends Pick<SoakStage, 'say'> {
  readonly name: string;
  readonly id: OperationId;
  readonly input: (typed: string) => CallInput;
  /** What waits on purpose is asked several times at once. */
  readonly isWaiting: boolean;
  readonly email: string;
  readonly tries: number;
  readonly forgetTries: () => Promise<unknown>;
}

/** In turns, in a new order each time, so that whatever else the machine does slows both. */
async function measure(
  server: TestServer,
  { id, input, email, say, name, ...plan }: Plan,
): Promise<Measured> {
  const measured: Measured = { known: [], unknown: [] };
  const time = async (kind: 'known' | 'unknown') => {
    const typed = kind === 'known' ? email : `${uuid()}@mail.example`;
    const address = `2001:db8::${randomInt(1, 65_535).toString(16)}:${randomInt(1, 65_535).toString(16)}`;
    const given = { ...input(typed), address };
    const start = performance.now();
    await server.call(id, given);
    measured[kind].push(performance.now() - start);
  };
  while (measured.known.length < plan.tries) {
    await plan.forgetTries();
    // Fewer than the tries of one account.
    const kinds = Array.from({ length: plan.isWaiting ? 4 : 1 }, () => ['known', 'unknown'] as const).flat();
    if (randomInt(2) === 1) kinds.reverse();
    if (plan.isWaiting) await Promise.all(kinds.map(time));
    else for (const kind of kinds) await time(kind);
    if (measured.known.length % 500 === 0) say(`${name}: ${measured.known.length} of ${plan.tries} tries`);
  }
  return measured;
}

function judge(name: string, { known, unknown }: Measured): Findings {
  const difference = median(known) - median(unknown);
  const all = [...known, ...unknown];
  const chance = Array.from({ length: SHUFFLES }, () => Math.abs(halvesDiffer(all))).sort((a, b) => a - b);
  const noise = chance[Math.floor(SHUFFLES * 0.999)] ?? 0;
  const isSeen = Math.abs(difference) > Math.max(noise, median(all) * INVISIBLE);
  return {
    figures: {
      [`${name}, tries of each kind`]: known.length,
      [`${name}, median of known and unknown`]: `${median(known).toFixed(3)} and ${median(unknown).toFixed(3)} ms`,
      [`${name}, difference against noise`]: `${difference.toFixed(3)} against ${noise.toFixed(3)} ms`,
    },
    issues: isSeen ? [`${name}: the time tells whether there is an account`] : [],
  };
}

function halvesDiffer(values: readonly number[]): number {
  const [one, other]: [number[], number[]] = [[], []];
  for (const value of values) (randomInt(2) === 1 ? one : other).push(value);
  return median(one) - median(other);
}
