import type { IneligibilityReason } from '@portal/contract/eligibility';
import type { TextKey } from '@portal/locales';
import { consoleButton } from '../about-application.ts';
import type { Template } from '../mail-content.ts';

const reasonKeys = {
  timeInBusiness: 'mails.leadCreatedStaff.timeInBusiness',
  annualRevenue: 'mails.leadCreatedStaff.annualRevenue',
} as const satisfies Record<IneligibilityReason, TextKey>;

export const leadCreatedStaffMail: Template<'leadCreatedStaff'> = ({ leadId, reasons, consoleLink }, text) => {
  const missing = reasons.map((reason) => text(reasonKeys[reason])).join(', ');
  return {
    subject: text('mails.leadCreatedStaff.subject', { reasons: missing }),
    preheader: text('mails.leadCreatedStaff.preheader'),
    heading: text('mails.leadCreatedStaff.heading'),
    audience: 'staff',
    blocks: [
      { kind: 'paragraph', text: text('mails.leadCreatedStaff.intro') },
      {
        kind: 'facts',
        facts: [
          [text('mails.leadCreatedStaff.lead'), leadId],
          [text('mails.leadCreatedStaff.reasons'), missing],
        ],
      },
      { kind: 'paragraph', text: text('mails.leadCreatedStaff.next') },
      ...consoleButton(consoleLink, text('mails.leadCreatedStaff.open')),
    ],
  };
};
