import type { IneligibilityReason } from '@portal/contract/eligibility';
import type { TextKey } from '@portal/locales';
import type { Template } from './mail-content.ts';

const reasonKeys = {
  timeInBusiness: 'mails.leadCreatedStaff.timeInBusiness',
  annualRevenue: 'mails.leadCreatedStaff.annualRevenue',
} as const satisfies Record<IneligibilityReason, TextKey>;

/** Notifies the account managers of a lead; what it says, and who it is, is shown only with the staff key. */
export const leadCreatedStaffMail: Template<'leadCreatedStaff'> = ({ leadId, reasons }, text) => ({
  subject: text('mails.leadCreatedStaff.subject'),
  preheader: text('mails.leadCreatedStaff.preheader'),
  heading: text('mails.leadCreatedStaff.heading'),
  audience: 'staff',
  blocks: [
    { kind: 'paragraph', text: text('mails.leadCreatedStaff.intro') },
    {
      kind: 'facts',
      facts: [
        [text('mails.leadCreatedStaff.lead'), leadId],
        [text('mails.leadCreatedStaff.reasons'), reasons.map((reason) => text(reasonKeys[reason])).join(', ')],
      ],
    },
    { kind: 'paragraph', text: text('mails.leadCreatedStaff.next') },
  ],
});
