import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** Envelope recipients, whatever the headers say. */
  readonly recipients: readonly string[];
  readonly raw: string;
  readonly parsed: Email;
  /** Host name of the client's EHLO. */
  readonly sender: string;
  /** When it was received completely. */
  readonly at: number;
}

/**
 * What the server does with a mail: accepts it, refuses it with a status at one of two stages, or hangs until
 * released.
 */
export type Manner = { refuses: number; at: 'recipient' | 'content' } | 'takes' | 'hangs';

export interface TestSmtpServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Sets its behaviour, optionally by recipient. */
  readonly behave: (manner: Manner | ((recipient: string) => Manner)) => void;
  /** Ends hanging: pending mails are answered as `behave` says. */
  readonly release: () => void;
  /** Resolves when this many mails have been offered in total, accepted or not. */
  readonly offered: (count: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Starts a real mail server on a free port of this machine.
 * @param port of a closed server, to restart it
 */
export async function startSmtpServer(port = 0): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  let manner: (recipient: string) => Manner = () => 'takes';
  let offers = 0;
  let onOffer = () => {};
  let hanging: (() => void)[] = [];

  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 10,
    onRcptTo: ({ address }, _session, done) => done(refusalOf(manner(address), 'recipient')),
    onData: (stream, { envelope, hostNameAppearsAs: sender }, done) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const answer = (mail: ReceivedMail): void => {
        const how = manner(recipients[0] ?? '');
        if (how === 'hangs') {
          hanging.push(() => answer(mail));
          return;
        }
        if (how === 'takes') received.push(mail);
        done(refusalOf(how, 'content'));
      };
      readMail(stream, { recipients, sender }).then((mail) => {
        offers += 1;
        onOffer();
        answer(mail);
      }, done);
    },
  });
  // Connections aborted by the client.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    behave: (next) => {
      manner = typeof next === 'function' ? next : () => next;
    },
    release: () => {
      const waiting = hanging;
      hanging = [];
      for (const answer of waiting) answer();
    },
    offered: (count) =>
      new Promise((resolve) => {
        onOffer = () => offers >= count && resolve();
        onOffer();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readMail(
  stream: Readable,
  envelope: Pick<ReceivedMail, 'recipients' | 'sender'>,
): Promise<ReceivedMail> {
  const raw = await buffer(stream);
  return { ...envelope, raw: raw.toString('latin1'), parsed: await PostalMime.parse(raw), at: Date.now() };
}

function refusalOf(manner: Manner, point: 'recipient' | 'content'): Error | null {
  if (typeof manner === 'string' || manner.at !== point) return null;
  return Object.assign(new Error('<anna.kowalska@panel.example> refused'), { responseCode: manner.refuses });
}
