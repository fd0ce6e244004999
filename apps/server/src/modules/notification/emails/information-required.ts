import { formatDay, nameMonth } from '../../../platform/texts.ts';
import type { Template, Translate } from './mail-content.ts';
import type { MailOf } from './mail-request.ts';

interface Words {
  language: MailOf<'informationRequired'>['language'];
  text: Translate;
}

type Missing = MailOf<'informationRequired'>['missing'][number];

/** Says what is missing, in words; a written question waits behind the log-in. */
export const informationRequiredMail: Template<'informationRequired'> = (mail, text) => ({
  subject: text('mails.informationRequired.subject'),
  preheader: text('mails.informationRequired.preheader'),
  heading: text('mails.informationRequired.heading'),
  audience: 'person',
  blocks: [
    { kind: 'paragraph', text: text('mails.greeting') },
    {
      kind: 'paragraph',
      text:
        mail.operatingName === null
          ? text('mails.informationRequired.intro')
          : text('mails.informationRequired.introNamed', { operatingName: mail.operatingName }),
    },
    { kind: 'steps', steps: mail.missing.flatMap((item) => linesOf(item, { language: mail.language, text })) },
    ...(mail.dueDay === null
      ? []
      : ([
          {
            kind: 'paragraph',
            text: text('mails.informationRequired.due', { day: formatDay(mail.language, mail.dueDay) }),
          },
        ] as const)),
    { kind: 'button', label: text('mails.informationRequired.action'), link: mail.provideLink },
    { kind: 'note', text: text('mails.informationRequired.never') },
  ],
});

function linesOf({ kind, months }: Missing, { language, text }: Words): string[] {
  if (kind === 'sin') return [text('common.missing.sin')];
  if (kind === 'question') return [text('common.missing.question')];
  return months.map((month) => text('common.missing.statement', { ofMonth: ofMonth(month, { language, text }) }));
}

/** A month's name as it follows a noun: `October`, `de mai`, `d’octobre`. */
function ofMonth(month: string, { language, text }: Words): string {
  const name = nameMonth(language, month);
  return text(/^[aeiou]/u.test(name) ? 'common.monthSpans.ofElided' : 'common.monthSpans.of', { month: name });
}
