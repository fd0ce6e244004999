import { HOUR_MS, STAFF_INVITATION_LIFETIME_MS } from '@portal/contract/constants';
import type { TextKey } from '@portal/locales';
import type { MailOf } from '../mail-request.ts';
import type { Template } from '../mail-content.ts';

const LINK_HOURS = STAFF_INVITATION_LIFETIME_MS / HOUR_MS;

const keysOfWays = {
  passkey: {
    preheader: 'mails.staffInvitation.passkey.preheader',
    intro: 'mails.staffInvitation.passkey.intro',
    button: 'mails.staffInvitation.passkey.button',
  },
  identityProvider: {
    preheader: 'mails.staffInvitation.identityProvider.preheader',
    intro: 'mails.staffInvitation.identityProvider.intro',
    button: 'mails.staffInvitation.identityProvider.button',
  },
} as const satisfies Record<MailOf<'staffInvitation'>['way'], Record<string, TextKey>>;

export const staffInvitationMail: Template<'staffInvitation'> = ({ way, link }, text) => {
  const keys = keysOfWays[way];
  return {
    subject: text('mails.staffInvitation.subject'),
    preheader: text(keys.preheader, { hours: LINK_HOURS }),
    heading: text('mails.staffInvitation.heading'),
    audience: 'person',
    blocks: [
      { kind: 'paragraph', text: text('mails.greeting') },
      { kind: 'paragraph', text: text(keys.intro, { hours: LINK_HOURS }) },
      { kind: 'button', label: text(keys.button), link },
      { kind: 'note', text: text('mails.staffInvitation.ignore') },
    ],
  };
};
