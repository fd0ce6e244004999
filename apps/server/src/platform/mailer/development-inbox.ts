import { createHash } from 'node:crypto';
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../clock.ts';
import { isMissing, makeFolder } from '../folders.ts';
import { checkedAddress, checkedMessageId, headerText } from './headers.ts';
import type { Mail, Mailer } from './mailer.ts';

const MOST_MAILS = 500;
const NUMBER_DIGITS = 10;
const HALF_WRITTEN_ENDING = '.part';
const fileForm = /^\d{10}-[0-9a-f]{32}\.json$/u;

export type InboxMail = Mail & {
  /** ISO 8601, by the server's clock. */
  sentAt: string;
};

export type DevelopmentInbox = Mailer & {
  list(): Promise<InboxMail[]>;
};

/** Inbox in `<dataDir>/mails`: stores the newest 500 mails, and each Message-ID once. */
export function createDevelopmentInbox(dataDir: string, mailFrom: string, clock: Clock): DevelopmentInbox {
  const folder = path.join(dataDir, 'mails');
  // Half-written mails are left by a process that was killed before renaming; the mail is sent again.
  let lastWrite = removeHalfWritten(folder).catch(() => undefined);

  const fileNames = async () => {
    makeFolder(folder);
    return (await readdir(folder)).filter((name) => fileForm.test(name)).toSorted();
  };

  const keep = async (mail: Mail) => {
    checkedAddress(mail.to);
    const id = checkedMessageId(mail.messageId, mailFrom);
    const ending = `-${createHash('sha256').update(id).digest('hex').slice(0, 32)}.json`;
    const names = await fileNames();
    if (names.some((name) => name.endsWith(ending))) return;

    const number = Number(names.at(-1)?.slice(0, NUMBER_DIGITS) ?? 0) + 1;
    const file = path.join(folder, `${String(number).padStart(NUMBER_DIGITS, '0')}${ending}`);
    const stored: InboxMail = { ...mail, subject: headerText(mail.subject), sentAt: clock.now().toISOString() };
    const halfWritten = `${file}${HALF_WRITTEN_ENDING}`;
    await writeFile(halfWritten, JSON.stringify(stored), { mode: 0o600 });
    await rename(halfWritten, file);
    const tooMany = names.slice(0, Math.max(0, names.length + 1 - MOST_MAILS));
    await Promise.all(tooMany.map((name) => rm(path.join(folder, name), { force: true })));
  };

  return {
    send: (mail) => {
      const write = lastWrite.then(() => keep(mail));
      lastWrite = write.catch(() => undefined);
      return write;
    },
    list: async () => {
      const names = (await fileNames()).toReversed();
      const mails = await Promise.all(names.map((name) => readMail(path.join(folder, name))));
      return mails.filter((mail) => mail !== undefined);
    },
    close: () => lastWrite,
  };
}

async function readMail(file: string): Promise<InboxMail | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as InboxMail;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function removeHalfWritten(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(HALF_WRITTEN_ENDING));
  await Promise.all(names.map((name) => rm(path.join(folder, name), { force: true })));
}
