import { create } from 'zustand';
import { resources } from '../../../contract/generated/resources.ts';
import type { components } from '../../../contract/generated/types.ts';
import { ApiError, type Problem } from '../../data/ApiError.ts';
import { answerOf, client } from '../../data/client.ts';
import { queryClient } from '../../data/queryClient.ts';
import { useSessionStore } from '../../data/sessionStore.ts';
import { showSaved } from './attendanceTotals.ts';

type ParticipantInput = components['schemas']['ParticipantInput'];

/** What the coordinator has chosen for a participant and the server has not confirmed. */
export interface QueuedChoice extends Omit<Required<ParticipantInput>, 'minutes'> {
  /** Left out where the choice says nothing of the time. */
  readonly minutes?: number | null;
  readonly eventId: string;
  readonly participantId: string;
  /** Its place in the order, in milliseconds since 1970 or a little later. */
  readonly at: number;
  /** The server's answer to a choice that it does not accept. */
  readonly refusal?: { readonly status: number; readonly problem: Problem | undefined };
}

interface AttendanceQueue {
  /** By participant: a new choice replaces the one before it. */
  readonly choices: Readonly<Record<string, QueuedChoice>>;
  /** Participant whose choice is on its way. */
  readonly sending: string | undefined;
  /** Whether the last try got no answer. Each is repeated until there is one. */
  readonly isCutOff: boolean;
  /** Participants whose last choice is saved. */
  readonly saved: ReadonlySet<string>;
}

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
/** A network that swallows packets answers nothing at all. */
const ANSWER_TIMEOUT_MS = 20_000;
/** The server, or what is before it, asks to come again. */
const TEMPORARY = [401, 408, 429, 502, 503, 504];

/** Undefined during prerendering. */
const storage = globalThis.localStorage as Storage | undefined;
/** What the storage does not hold: it is full, or the choice is not worth keeping. By participant. */
const unkept = new Map<string, QueuedChoice>();
let running: Promise<void> | undefined;
let pauseMs = FIRST_PAUSE_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Attendance goes on where the network ends: each choice is kept on the device until the server has it, and
 * the choices are sent one by one in their order, by one tab. They are their author's: nobody else sends them.
 * Each is an item of its own in localStorage, so that two tabs do not overwrite each other's.
 */
export const useAttendanceQueue = create<AttendanceQueue>(() => ({
  choices: {},
  sending: undefined,
  isCutOff: false,
  saved: new Set(),
}));

/**
 * Keeps a choice and sends what waits.
 *
 * @returns false if the server does not accept it; true also while it waits for the network
 */
export async function queueChoice(choice: Omit<QueuedChoice, 'at' | 'refusal'>): Promise<boolean> {
  const { choices, saved } = useAttendanceQueue.getState();
  const last = Math.max(0, ...Object.values(choices).map(({ at }) => at));
  const queued = { ...choice, at: Math.max(Date.now(), last + 1) };
  useAttendanceQueue.setState({ saved: new Set([...saved].filter((id) => id !== choice.participantId)) });
  keep(queued);
  // Somebody is at work: no long pause after the tries that their choices started.
  pauseMs = FIRST_PAUSE_MS;
  await sendQueue();
  return useAttendanceQueue.getState().choices[choice.participantId]?.refusal === undefined;
}

/** Forgets a choice that was refused. */
export function dropChoice(choice: QueuedChoice): void {
  storage?.removeItem(keyOf(choice));
  unkept.delete(choice.participantId);
  const { [choice.participantId]: _, ...choices } = useAttendanceQueue.getState().choices;
  useAttendanceQueue.setState({ choices });
}

/** Sends what waits, now. Resolves when all is sent or there is no answer. */
export function sendQueue(): Promise<void> {
  clearTimeout(timer);
  running ??= inOneTab(sendInOrder).finally(() => {
    running = undefined;
    const { isCutOff } = useAttendanceQueue.getState();
    // What was chosen while the lock was given back.
    if (!isCutOff && oldest()) void sendQueue();
  });
  return running;
}

async function sendInOrder(): Promise<void> {
  // Another tab may have sent some of it while this one waited for its turn.
  readStorage();
  for (let next = oldest(); next; next = oldest()) {
    useAttendanceQueue.setState({ sending: next.participantId });
    const isAnswered = await send(next);
    useAttendanceQueue.setState({ sending: undefined, isCutOff: !isAnswered });
    if (!isAnswered) return repeatLater();
    pauseMs = FIRST_PAUSE_MS;
  }
}

/** @returns whether the server has answered, so that it is the next one's turn */
async function send(choice: QueuedChoice): Promise<boolean> {
  const { eventId: id, participantId, status, note, minutes } = choice;
  try {
    const saved = await answerOf(
      client.PUT('/events/{id}/participants/{participantId}', {
        params: { path: { id, participantId } },
        body: { status, note, ...(minutes !== undefined && { minutes }) },
        headers: { 'no-toast': 'true' },
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      }),
    );
    showSaved(saved);
    if (!isReplaced(choice)) {
      dropChoice(choice);
      useAttendanceQueue.setState(({ saved }) => ({ saved: new Set(saved).add(participantId) }));
    }
  } catch (error) {
    if (!(error instanceof ApiError) || TEMPORARY.includes(error.status)) return false;
    if (!isReplaced(choice)) refuse(choice, error);
  }
  return true;
}

function refuse(choice: QueuedChoice, { status, problem }: ApiError): void {
  const refused = { ...choice, refusal: { status, problem } };
  keep(refused);
  if (status !== 404) return;
  // A participant who is gone has no row to come back to: it is told on the page that is open.
  storage?.removeItem(keyOf(choice));
  unkept.set(choice.participantId, refused);
}

function repeatLater(): void {
  timer = setTimeout(() => void sendQueue(), pauseMs);
  pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
}

/** Choices that are still to be sent. */
export function waitingIn({ choices }: Pick<AttendanceQueue, 'choices'>): QueuedChoice[] {
  return Object.values(choices).filter(({ refusal }) => !refusal);
}

function oldest(): QueuedChoice | undefined {
  return waitingIn(useAttendanceQueue.getState()).sort((a, b) => a.at - b.at)[0];
}

/** Whether the coordinator has changed their mind meanwhile. */
function isReplaced({ participantId, at }: QueuedChoice): boolean {
  return useAttendanceQueue.getState().choices[participantId]?.at !== at;
}

function keep(choice: QueuedChoice): void {
  const { choices } = useAttendanceQueue.getState();
  useAttendanceQueue.setState({ choices: { ...choices, [choice.participantId]: choice } });
  try {
    storage?.setItem(keyOf(choice), JSON.stringify(choice));
    unkept.delete(choice.participantId);
  } catch {
    // The storage is full: the choice is sent while this page is open.
    unkept.set(choice.participantId, choice);
  }
}

function keyOf({ eventId, participantId }: Pick<QueuedChoice, 'eventId' | 'participantId'>): string {
  return `${prefix()}${eventId}:${participantId}`;
}

function prefix(): string {
  return `attendance:${useSessionStore.getState().user?.id}:`;
}

function readStorage(): void {
  const keys = Object.keys(storage ?? {}).filter((key) => key.startsWith(prefix()));
  const kept = keys
    .map((key): QueuedChoice | null => JSON.parse(storage?.getItem(key) ?? 'null'))
    .filter((choice) => choice !== null);
  useAttendanceQueue.setState({
    choices: Object.fromEntries(
      [...kept, ...unkept.values()].map((choice) => [choice.participantId, choice]),
    ),
  });
}

/** One tab sends at a time. Web Locks need https or localhost; without them each tab sends its own view. */
async function inOneTab(work: () => Promise<void>): Promise<void> {
  await ('locks' in navigator ? navigator.locks.request(prefix(), work) : work());
}

if (storage) {
  const start = () => {
    readStorage();
    if (oldest()) void sendQueue();
  };
  useSessionStore.subscribe(({ user }, { user: before }) => {
    if (user?.id === before?.id) return;
    unkept.clear();
    useAttendanceQueue.setState(useAttendanceQueue.getInitialState());
    if (user) start();
  });
  if (useSessionStore.getState().user) start();
  addEventListener('online', () => oldest() && void sendQueue());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && oldest()) void sendQueue();
  });
  addEventListener('storage', ({ key }) => {
    if (!key?.startsWith(prefix())) return;
    const before = Object.keys(useAttendanceQueue.getState().choices).length;
    readStorage();
    // Another tab has sent some of it.
    if (Object.keys(useAttendanceQueue.getState().choices).length < before)
      void queryClient.invalidateQueries({ queryKey: [resources.participants.name] });
  });
}
