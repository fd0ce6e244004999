import type { Mail, Mailer } from '../../src/platform/mailer/index.ts';
import { WAIT } from '../wait.ts';

export interface TestInbox extends Mailer {
  readonly mails: readonly Mail[];
  waitFor(email: string): Promise<Mail>;
}

export function createTestInbox(): TestInbox {
  const mails: Mail[] = [];
  const readCounts = new Map<string, number>();
  const arrivals = new Set<() => void>();

  const takeNext = (email: string): Mail | undefined => {
    const read = readCounts.get(email) ?? 0;
    const mail = mails.filter(({ to }) => to === email)[read];
    if (mail) readCounts.set(email, read + 1);
    return mail;
  };

  return {
    mails,
    send: (mail) => {
      mails.push(mail);
      arrivals.forEach((look) => look());
      return Promise.resolve();
    },
    waitFor: (email) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          arrivals.delete(look);
          reject(new Error('No such mail has arrived'));
        }, WAIT.timeout);
        const look = (): void => {
          const mail = takeNext(email);
          if (!mail) return;
          clearTimeout(timer);
          arrivals.delete(look);
          resolve(mail);
        };
        arrivals.add(look);
        look();
      }),
    close: () => Promise.resolve(),
  };
}

export function codeIn(mail: Pick<Mail, 'text'>): string {
  const found = /^\s*(\d{3}) (\d{3})\s*$/mu.exec(mail.text);
  if (!found) throw new Error('The mail holds no code');
  return `${String(found[1])}${String(found[2])}`;
}

export function linkTokenIn(mail: Pick<Mail, 'text'>): string {
  const token = /\/verify\?lng=\w\w#token=([\w-]+)/u.exec(mail.text)?.[1];
  if (token === undefined) throw new Error('The mail holds no link');
  return token;
}
