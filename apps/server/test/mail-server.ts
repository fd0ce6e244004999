import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on loopback that keeps what it takes; `refuse` names an address it never takes. */
export async function startMailServer(port: number, received: ParsedMail[], refuse?: string): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 200,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (address, _session, done) =>
      done(address.address === refuse ? Object.assign(new Error('no such person'), { responseCode: 550 }) : null),
    onData: (stream, _session, done) => {
      simpleParser(stream).then(
        (parsed) => {
          received.push(parsed);
          done();
        },
        (error: unknown) => done(error instanceof Error ? error : new Error('unreadable')),
      );
    },
  });
  // A server that is killed breaks its connection; the next one comes on another.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

export function stopMailServer(server: SMTPServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
