import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { freePort } from '../processes/free-port.ts';

const CLOSES_WITHIN_MS = 200;

export interface MailServer {
  readonly port: number;
  readonly mails: readonly ParsedMail[];
  stop(): Promise<void>;
  start(): Promise<void>;
}

type Hooks = Pick<SMTPServerOptions, 'onMailFrom' | 'onRcptTo'> & {
  /** The response to a complete mail; undefined accepts it. */
  afterData?: () => Error | undefined;
};

export async function openMailServer({ afterData, ...hooks }: Hooks = {}): Promise<MailServer> {
  const port = await freePort();
  const mails: ParsedMail[] = [];
  let running: SMTPServer | undefined;

  const start = async () => {
    const server = new SMTPServer({
      authOptional: true,
      closeTimeout: CLOSES_WITHIN_MS,
      disabledCommands: ['STARTTLS'],
      ...hooks,
      onData: (stream, _session, done) => {
        simpleParser(stream).then(
          (mail) => {
            mails.push(mail);
            done(afterData?.());
          },
          (error: unknown) => done(error instanceof Error ? error : new Error('unreadable')),
        );
      },
    });
    // A killed client breaks its connection; the next client opens another.
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    running = server;
  };
  await start();
  return {
    port,
    mails,
    start,
    stop: async () => {
      const server = running;
      running = undefined;
      if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
