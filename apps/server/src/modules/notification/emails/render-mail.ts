import { render } from '@react-email/render';
import type { Language } from '@portal/contract/language';
import type { Brand } from '../../../config/index.ts';
import type { Mail } from '../../../platform/mailer/index.ts';
import { accountExistsMail } from './templates/account-exists.ts';
import { applicationAssignedStaffMail } from './templates/application-assigned-staff.ts';
import { applicationExpiredMail } from './templates/application-expired.ts';
import { applicationReceivedMail } from './templates/application-received.ts';
import { applicationReminderMail } from './templates/application-reminder.ts';
import { applicationsHandedOnStaffMail } from './templates/applications-handed-on-staff.ts';
import { applicationSubmittedStaffMail } from './templates/application-submitted-staff.ts';
import { applicationClosedMail } from './templates/application-closed.ts';
import { applicationWithdrawnMail } from './templates/application-withdrawn.ts';
import { businessQualifiesMail } from './templates/business-qualifies.ts';
import { approvalNeededStaffMail } from './templates/approval-needed-staff.ts';
import { checkHandedOverStaffMail } from './templates/check-handed-over-staff.ts';
import { continueUploadMail } from './templates/continue-upload.ts';
import { expiryNoticeMail } from './templates/expiry-notice.ts';
import { mailDocument } from './layout.ts';
import { informationProvidedStaffMail } from './templates/information-provided-staff.ts';
import { informationRequiredMail } from './templates/information-required.ts';
import { leadAssignedStaffMail } from './templates/lead-assigned-staff.ts';
import { leadsReassignedStaffMail } from './templates/leads-reassigned-staff.ts';
import { leadCreatedStaffMail } from './templates/lead-created-staff.ts';
import { type Block, translator, type MailContent, type Template, type Translate } from './mail-content.ts';
import type { MailRequest, MailTemplate } from './mail-request.ts';
import { multipleContactsStaffMail } from './templates/multiple-contacts-staff.ts';
import { noAccountMail } from './templates/no-account.ts';
import { privacyRequestAnsweredMail } from './templates/privacy-request-answered.ts';
import { offerSentBackStaffMail } from './templates/offer-sent-back-staff.ts';
import { privacyRequestStaffMail } from './templates/privacy-request-staff.ts';
import { staffInvitationMail } from './templates/staff-invitation.ts';
import { renderText } from './text-part.ts';
import { verificationLinkMail } from './templates/verification-link.ts';
import { verificationMail } from './templates/verification.ts';

const templates = {
  verification: verificationMail,
  verificationLink: verificationLinkMail,
  accountExists: accountExistsMail,
  continueUpload: continueUploadMail,
  noAccount: noAccountMail,
  multipleContactsStaff: multipleContactsStaffMail,
  applicationReceived: applicationReceivedMail,
  applicationSubmittedStaff: applicationSubmittedStaffMail,
  applicationAssignedStaff: applicationAssignedStaffMail,
  applicationsHandedOnStaff: applicationsHandedOnStaffMail,
  checkHandedOverStaff: checkHandedOverStaffMail,
  approvalNeededStaff: approvalNeededStaffMail,
  offerSentBackStaff: offerSentBackStaffMail,
  informationProvidedStaff: informationProvidedStaffMail,
  leadAssignedStaff: leadAssignedStaffMail,
  leadCreatedStaff: leadCreatedStaffMail,
  leadsReassignedStaff: leadsReassignedStaffMail,
  informationRequired: informationRequiredMail,
  applicationWithdrawn: applicationWithdrawnMail,
  applicationClosed: applicationClosedMail,
  expiryNotice: expiryNoticeMail,
  applicationReminder: applicationReminderMail,
  businessQualifies: businessQualifiesMail,
  applicationExpired: applicationExpiredMail,
  privacyRequestStaff: privacyRequestStaffMail,
  privacyRequestAnswered: privacyRequestAnsweredMail,
  staffInvitation: staffInvitationMail,
} as const satisfies { [Name in MailTemplate]: Template<Name> };

export async function renderMail(
  mail: MailRequest,
  brand: Brand,
): Promise<Pick<Mail, 'subject' | 'html' | 'text' | 'oneClickStop'>> {
  const text = translator(mail.language);
  const unsigned = (templates[mail.template] as (mail: MailRequest, text: Translate) => MailContent)(mail, text);
  const signed = { ...unsigned, blocks: [...unsigned.blocks, ...signature(mail, text)] };
  const content = signed.audience === 'person' ? withLanguage(signed, mail.language) : signed;
  return {
    subject: content.subject,
    html: await render(mailDocument(content, brand, mail.language, text)),
    text: renderText(content, brand, text),
    ...(content.stop && { oneClickStop: content.stop.oneClick }),
  };
}

/** Links open in the email's language, even on a device that prefers the other one. */
function withLanguage(content: MailContent, language: Language): MailContent {
  return {
    ...content,
    blocks: content.blocks.map((block) =>
      block.kind === 'button' ? { ...block, link: inLanguage(block.link, language) } : block,
    ),
    ...(content.stop && { stop: { ...content.stop, page: inLanguage(content.stop.page, language) } }),
  };
}

function inLanguage(link: string, language: Language): string {
  const url = new URL(link);
  url.searchParams.set('lng', language);
  return url.href;
}

function signature(mail: MailRequest, text: Translate): Block[] {
  if (!('accountManager' in mail) || mail.accountManager === null) return [];
  return [{ kind: 'signature', name: mail.accountManager, role: text('mails.accountManager') }];
}
