import { formatDay } from '@portal/locales/format/day';
import { ofMonth } from '@portal/locales/format/month-range';
import type { Words } from '@portal/locales/format/words';
import type { Template } from '../mail-content.ts';
import type { MailOf } from '../mail-request.ts';

type Missing = MailOf<'informationRequired'>['missing'][number];

/** Lists what is missing; a written question or message is shown only after login. */
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
    { kind: 'steps', steps: mail.missing.flatMap((item) => linesOf(item, { language: mail.language, t: text })) },
    ...(mail.dueDay === null
      ? []
      : ([
          {
            kind: 'paragraph',
            text: text('mails.informationRequired.due', { day: formatDay(mail.dueDay, mail.language) }),
          },
        ] as const)),
    { kind: 'button', label: text('mails.informationRequired.action'), link: mail.provideLink },
    { kind: 'note', text: text('mails.informationRequired.never') },
  ],
});

function linesOf({ kind, months, document }: Missing, words: Words): string[] {
  if (document === 'other') return [words.t('mails.informationRequired.otherDocument')];
  if (document) {
    const [name, why] = [words.t(`common.documents.kinds.${document}`), words.t(`common.documents.why.${document}`)];
    return [words.t('mails.informationRequired.document', { name, why })];
  }
  if (kind === 'sin') return [words.t('common.missing.sin')];
  if (kind === 'question') return [words.t('common.missing.question')];
  return months.map((month) => words.t('common.missing.statement', { ofMonth: ofMonth(month, words) }));
}
