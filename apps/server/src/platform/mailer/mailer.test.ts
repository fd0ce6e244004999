import { mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, openMailServer } from '../../../test/outside/mail-server.ts';
import { fixedClock } from '../clock.ts';
import { MailRefused } from './headers.ts';
import type { Mail } from './mailer.ts';
import { openMailer } from './open-mailer.ts';

const FROM = 'Prêts Érable <prets@erable.example>';
const mail: Mail = {
  to: "o'brien+test@courriel.example",
  subject: 'Votre code de vérification',
  html: '<p>Bonjour, votre code : <b>123456</b></p>',
  text: 'Bonjour, votre code : 123456',
  language: 'fr',
  messageId: '0199-a',
};

const NOBODY = 'nobody@courriel.example';

describe('mails over SMTP', () => {
  let server: MailServer;
  const open = () => {
    const smtpUrl = `smtp://127.0.0.1:${server.port}`;
    return openMailer({ smtpUrl, mailFrom: FROM, dataDir: '' }, fixedClock(new Date(0))).mailer;
  };

  beforeEach(async () => {
    server = await openMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address === NOBODY ? Object.assign(new Error('no such person'), { responseCode: 550 }) : null),
    });
  });
  afterEach(() => server.stop());

  test('arrive unchanged, in both forms, with their language and Message-ID', async () => {
    const mailer = open();
    await mailer.send(mail);
    await mailer.close();
    const [arrived] = server.mails;
    expect(arrived?.subject).toBe(mail.subject);
    expect(arrived?.text?.trim()).toBe(mail.text);
    expect(arrived?.html).toContain('<b>123456</b>');
    expect(arrived?.messageId).toBe('<0199-a@erable.example>');
    expect(arrived?.from?.value).toEqual([{ name: 'Prêts Érable', address: 'prets@erable.example' }]);
    expect([arrived?.to].flat()[0]?.value).toEqual([{ name: '', address: mail.to }]);
    expect(arrived?.headers.get('content-language')).toBe('fr');
  });

  test('include the one-click unsubscribe address, if they can be stopped', async () => {
    const mailer = open();
    await mailer.send(mail);
    const url = `https://portal.example/api/reminders/one-click/${'t'.repeat(120)}`;
    await mailer.send({ ...mail, messageId: '0199-b', oneClickStop: url });
    await mailer.close();
    const raw = server.mails.map(({ headerLines }) =>
      headerLines.filter(({ key }) => key.startsWith('list-')).map(({ line }) => line.replaceAll(/\s+/gu, ' ')),
    );
    expect(raw).toEqual([[], [`List-Unsubscribe: <${url}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click']]);
  });

  test('are refused while the server is down, and arrive once it is up', async () => {
    await server.stop();
    const mailer = open();
    await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED');
    await server.start();
    await mailer.send(mail);
    await server.stop();
    await expect(mailer.send(mail)).rejects.toThrow();
    await server.start();
    await mailer.send({ ...mail, messageId: '0199-b' });
    await mailer.close();
    expect(server.mails.map((each) => each.messageId)).toEqual(['<0199-a@erable.example>', '<0199-b@erable.example>']);
  });

  test('are refused permanently when the server does not know the recipient', async () => {
    const mailer = open();
    await expect(mailer.send({ ...mail, to: NOBODY })).rejects.toThrow(MailRefused);
    await mailer.close();
  });

  test('get no extra header from a line break, and no second recipient from a comma', async () => {
    const mailer = open();
    for (const to of [
      'a@b.example\r\nBcc: c@d.example',
      'a@b.example, c@d.example',
      'A <a@b.example>',
      'a@b.example\n',
      '',
    ])
      await expect(mailer.send({ ...mail, to })).rejects.toThrow(MailRefused);

    await expect(mailer.send({ ...mail, messageId: 'a>\r\nBcc: c@d.example' })).rejects.toThrow(MailRefused);
    await mailer.send({ ...mail, subject: 'Bonjour\r\nBcc: c@d.example\r\n\r\nx' });
    await mailer.close();
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]?.bcc).toBeUndefined();
    expect(server.mails[0]?.subject).toBe('Bonjour Bcc: c@d.example x');
  });
});

describe('the development inbox', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'portal-mails-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  function open() {
    const { mailer, inbox } = openMailer(
      { smtpUrl: undefined, mailFrom: FROM, dataDir },
      fixedClock(new Date('2026-05-01T12:00:00Z')),
    );
    expect(inbox).toBe(mailer);
    if (inbox === undefined) throw new Error('There is no inbox');
    return inbox;
  }

  test('shows the newest first, even after a restart', async () => {
    await open().send(mail);
    const inbox = open();
    await Promise.all(['b', 'c', 'd'].map((messageId) => inbox.send({ ...mail, messageId })));
    const list = await inbox.list();
    expect(list.map((each) => each.messageId)).toEqual(['d', 'c', 'b', '0199-a']);
    expect(list[3]).toEqual({ ...mail, sentAt: '2026-05-01T12:00:00.000Z' });
    expect((await stat(path.join(dataDir, 'mails'))).mode & 0o777).toBe(0o700);
  });

  test('leaves out a mail that disappears before it is read', async () => {
    const inbox = open();
    await inbox.send(mail);
    const folder = path.join(dataDir, 'mails');
    // Imitates a listed file that was replaced by a newer mail: its name no longer leads to a file.
    await symlink(path.join(dataDir, 'gone'), path.join(folder, `0000000002-${'0'.repeat(32)}.json`));
    expect((await inbox.list()).map(({ messageId }) => messageId)).toEqual(['0199-a']);
  });

  test('removes what a killed process left half written', async () => {
    await open().send(mail);
    const folder = path.join(dataDir, 'mails');
    await writeFile(path.join(folder, '0000000002-half.json.part'), '{"to":');
    const inbox = open();
    await inbox.close();
    expect(await readdir(folder)).toHaveLength(1);
    expect(await inbox.list()).toHaveLength(1);
  });

  test('accepts a Message-ID once', async () => {
    const inbox = open();
    await Promise.all([inbox.send(mail), inbox.send(mail)]);
    await open().send(mail);
    expect(await inbox.list()).toHaveLength(1);
  });

  test('refuses what a mail server would refuse, and continues', async () => {
    const inbox = open();
    await expect(inbox.send({ ...mail, to: 'a@b.example\r\nBcc: c@d.example' })).rejects.toThrow(MailRefused);
    await inbox.send(mail);
    expect(await inbox.list()).toHaveLength(1);
  });

  test('retains the newest 500', async () => {
    const inbox = open();
    for (let count = 1; count <= 503; count += 1) await inbox.send({ ...mail, messageId: `m${count}` });

    const list = await inbox.list();
    expect(list).toHaveLength(500);
    expect(list.at(-1)?.messageId).toBe('m4');
    expect(await readdir(path.join(dataDir, 'mails'))).toHaveLength(500);
  });
});
