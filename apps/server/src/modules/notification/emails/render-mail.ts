import { render } from '@react-email/render';
import type { Brand } from '../../../config/index.ts';
import type { Mail } from '../../../platform/mailer/index.ts';
import { accountExistsMail } from './account-exists.ts';
import { applicationAssignedStaffMail } from './application-assigned-staff.ts';
import { applicationExpiredMail } from './application-expired.ts';
import { applicationReceivedMail } from './application-received.ts';
import { applicationReminderMail } from './application-reminder.ts';
import { applicationsHandedOnStaffMail } from './applications-handed-on-staff.ts';
import { applicationSubmittedStaffMail } from './application-submitted-staff.ts';
import { applicationClosedMail } from './application-closed.ts';
import { applicationWithdrawnMail } from './application-withdrawn.ts';
import { businessQualifiesMail } from './business-qualifies.ts';
import { checkHandedOverStaffMail } from './check-handed-over-staff.ts';
import { continueUploadMail } from './continue-upload.ts';
import { expiryNoticeMail } from './expiry-notice.ts';
import { mailDocument } from './layout.ts';
import { informationProvidedStaffMail } from './information-provided-staff.ts';
import { informationRequiredMail } from './information-required.ts';
import { leadCreatedStaffMail } from './lead-created-staff.ts';
import { type Block, translator, type MailContent, type Template, type Translate } from './mail-content.ts';
import type { MailRequest, MailTemplate } from './mail-request.ts';
import { multipleContactsStaffMail } from './multiple-contacts-staff.ts';
import { noAccountMail } from './no-account.ts';
import { privacyRequestAnsweredMail } from './privacy-request-answered.ts';
import { privacyRequestStaffMail } from './privacy-request-staff.ts';
import { staffInvitationMail } from './staff-invitation.ts';
import { renderText } from './text-part.ts';
import { verificationLinkMail } from './verification-link.ts';
import { verificationMail } from './verification.ts';

/** Every mail of the product. */
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
  informationProvidedStaff: informationProvidedStaffMail,
  leadCreatedStaff: leadCreatedStaffMail,
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

/** Subject, HTML part and text part of a mail in its language. */
export async function renderMail(
  mail: MailRequest,
  brand: Brand,
): Promise<Pick<Mail, 'subject' | 'html' | 'text' | 'oneClickStop'>> {
  const text = translator(mail.language);
  const unsigned = (templates[mail.template] as (mail: MailRequest, text: Translate) => MailContent)(mail, text);
  const content = { ...unsigned, blocks: [...unsigned.blocks, ...signature(mail, text)] };
  return {
    subject: content.subject,
    html: await render(mailDocument(content, brand, mail.language, text)),
    text: renderText(content, brand, text),
    ...(content.stop && { oneClickStop: content.stop.oneClick }),
  };
}

/** The account manager whose application it is about, as the last words of the mail; nothing while there is none. */
function signature(mail: MailRequest, text: Translate): Block[] {
  if (!('accountManager' in mail) || mail.accountManager === null) return [];
  return [{ kind: 'signature', name: mail.accountManager, role: text('mails.accountManager') }];
}
