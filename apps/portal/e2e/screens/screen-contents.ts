import type { Locator, Page } from '@playwright/test';
import { APPLICATION_MINUTES } from '@portal/contract/constants';
import type { Language } from '@portal/contract/language';
import type { TextKey } from '@portal/locales';
import { BRAND_EMAIL } from '@portal/test-kit/server';
import { expect } from '@portal/test-kit/test';
import { textOf } from '@portal/test-kit/texts';

type Role =
  'button' | 'link' | 'heading' | 'textbox' | 'checkbox' | 'combobox' | 'dialog' | 'columnheader' | 'radio' | 'text';

type Element =
  [role: Role, key: TextKey, values?: Record<string, string | number>] | [role: 'words', written: string | RegExp];

const usualTerms: readonly Element[] = [
  ['words', /\$5,000 to \$250,000|de 5\s000\s\$ à 250\s000\s\$/u],
  ['words', /6 to 18 months|de 6 à 18 mois/u],
  ['words', /\$1\.05 to \$1\.10 paid back|de 1,05\s\$ à 1,10\s\$ à rembourser/u],
  ['words', /within 2 business days|au plus 2 jours ouvrables/u],
  ['words', /cost of credit is \$12,799\.96|frais de crédit sont de 12\s799,96\s\$/u],
];

export const screenContents: Readonly<Record<string, readonly Element[]>> = {
  'customer-portal-redirect': [
    ['text', 'login.fromPortal.leadLogin'],
    ['button', 'common.continue'],
  ],
  'partner-without-referral': [['link', 'partner.none.action']],
  'partner-welcome': [
    ['words', /Boreal Brokers/u],
    ['words', /Northshore Bakery/u],
    ['text', 'common.fields.legalBusinessName'],
    ['text', 'partner.welcome.status'],
    ['textbox', 'common.fields.email'],
    ['button', 'common.continue'],
  ],
  'partner-open-application': [
    ['heading', 'partner.open.title'],
    ['words', /Northshore Bakery/u],
    ['link', 'partner.open.action'],
  ],
  'partner-missing-information': [
    ['textbox', 'common.fields.annualRevenue'],
    ['textbox', 'common.fields.timeInBusiness'],
    ['heading', 'application.personal.home'],
    ['button', 'application.personal.sameAddress'],
    ['text', 'partner.missing.known'],
    ['words', '9412-3317 Québec inc.'],
  ],
  login: [
    ['textbox', 'common.fields.email'],
    ['checkbox', 'login.rememberMe'],
    ['button', 'common.continue'],
    ['link', 'login.applyHere'],
    ['text', 'login.security'],
  ],
  'login-google': [
    ['textbox', 'common.fields.email'],
    ['button', 'login.google.continue'],
    ['text', 'login.google.note'],
  ],
  'google-failed': [
    ['heading', 'login.google.failed.title'],
    ['link', 'login.google.failed.back'],
  ],
  'recorder-question': [
    ['heading', 'applications.recording.askTitle'],
    ['button', 'applications.recording.agree'],
    ['button', 'applications.recording.decline'],
    // The terms that the welcome screen repeats.
    ...usualTerms,
  ],
  'recorder-agreed': [
    ['heading', 'applications.recording.onTitle'],
    ['button', 'applications.recording.stop'],
  ],
  'verify-link-expired': [['heading', 'verification.expiredLink.title']],
  'verify-link-replaced': [
    ['heading', 'verification.expiredLink.title'],
    ['button', 'verification.expiredLink.request'],
    ['words', /You can resend it in \d:|Nouvel envoi possible dans \d:/u],
  ],
  'check-inbox': [
    ['words', /@northshorebakery\.ca$/u],
    ['words', /You can resend it in|Nouvel envoi possible/u],
    ['heading', 'verification.inbox.title'],
    ['text', 'verification.inbox.edit'],
    ['button', 'verification.resend'],
    ['textbox', 'common.fields.code'],
  ],
  'expired-code': [
    ['heading', 'verification.expiredCode.title'],
    ['button', 'verification.resend'],
  ],
  'loading-application': [['heading', 'verification.loading.title']],
  'loading-application-preparing': [['text', 'verification.loading.preparing']],
  'loading-application-returning': [['text', 'verification.loading.returning']],
  'multiple-contacts': [
    ['heading', 'verification.multipleContacts.title'],
    ['words', /800\s555-0199/u],
    ['words', BRAND_EMAIL],
  ],
  'open-application-found': [
    ['heading', 'verification.openApplication.title'],
    ['text', 'verification.openApplication.text', { name: 'Northshore Bakery' }],
    ['words', /offer by \w+\s\d+|offre au plus tard le\s\d+/u],
    ['words', /My applications|Mes demandes/u],
    ['link', 'final.applications'],
    ['text', 'common.back'],
  ],
  'my-applications': [
    ['columnheader', 'applications.columns.created'],
    ['columnheader', 'applications.columns.requestedAmount'],
    ['columnheader', 'applications.columns.status'],
    ['columnheader', 'applications.columns.business'],
    ['link', 'applications.requestFunds'],
    ['button', 'applications.actions.resume'],
    ['text', 'applications.status.incomplete'],
    ['text', 'applications.status.underReview'],
    ['words', /Step 1 of 5|Étape 1 sur 5/u],
    ['words', /Anne Roy/u],
    ['words', /^F-/u],
    ['button', 'applications.actions.read'],
    ['link', 'layout.myApplications'],
    ['button', 'layout.logOut'],
  ],
  'my-applications-information': [
    ['text', 'applications.status.informationRequired'],
    ['text', 'applications.actionRequired'],
    ['button', 'applications.actions.provideMissingInformation'],
  ],
  'my-applications-closed': [
    ['words', /^F-/u],
    ['button', 'applications.actions.requestAgain'],
    ['button', 'applications.actions.copy'],
    ['button', 'applications.actions.history'],
  ],
  'sent-application': [
    ['heading', 'application.copy.title'],
    ['heading', 'application.copy.business'],
    ['heading', 'application.copy.personal'],
    ['heading', 'application.copy.revenue'],
    ['heading', 'application.copy.declaration'],
    ['button', 'application.copy.download'],
  ],
  'business-selection': [
    ['words', 'Northshore Bakery'],
    ['words', '4517 rue Saint-Denis, Montréal QC H2J 2L4'],
    ['text', 'applications.selection.newBusiness'],
    ['text', 'common.back'],
  ],
  eligibility: [
    ['textbox', 'common.fields.timeInBusiness'],
    ['radio', 'common.months'],
    ['radio', 'common.years'],
    ['textbox', 'common.fields.annualRevenue'],
    ['textbox', 'common.fields.email'],
    ['words', /^Financing .*6 mo.*120[\s,]000/u],
    ['text', 'eligibility.noCreditEffect'],
    ['text', 'eligibility.decision'],
    ['text', 'eligibility.needs', { months: 6 }],
    ['link', 'eligibility.logIn'],
    ['link', 'common.fields.acceptedTerms'],
    ['words', /privacy policy|politique de confidentialité/u],
    ['text', 'layout.protected'],
  ],
  'eligibility-terms': usualTerms,
  'eligibility-existing-customer': [
    ['heading', 'eligibility.existing.title'],
    ['button', 'eligibility.existing.verify'],
    ['button', 'eligibility.existing.changeEmail'],
  ],
  'welcome-dialog': [
    ['heading', 'application.welcome.eligible.title'],
    ['text', 'application.welcome.eligible.next', { minutes: APPLICATION_MINUTES }],
    ['button', 'application.welcome.eligible.start'],
  ],
  welcome: [
    ['text', 'application.welcome.yourself.title'],
    ['text', 'application.welcome.business.title'],
    ['text', 'application.welcome.revenue.title'],
    ['button', 'common.continue'],
    ['text', 'common.back'],
    ['text', 'layout.steps.welcome.title'],
    ['text', 'layout.steps.business.title'],
    ['text', 'layout.steps.personal.title'],
    ['text', 'layout.steps.revenue.title'],
    ['text', 'layout.steps.complete.title'],
  ],
  'not-eligible': [
    ['text', 'eligibility.notEligible.timeInBusiness', { months: 6 }],
    ['words', /120,000|120\s000/u],
    ['button', 'eligibility.notEligible.submit'],
    ['text', 'common.back'],
  ],
  'not-eligible-submitted': [['heading', 'eligibility.submitted.title']],
  'business-structure': [
    ['textbox', 'common.fields.companyName'],
    ['textbox', 'common.fields.legalBusinessName'],
    ['combobox', 'common.fields.entityType'],
    ['textbox', 'common.fields.ownershipPercentage'],
    ['combobox', 'common.fields.industry'],
    ['text', 'application.structure.address'],
    ['combobox', 'common.fields.street'],
    ['textbox', 'common.fields.city'],
    ['combobox', 'common.fields.province'],
    ['textbox', 'common.fields.postalCode'],
    ['text', 'common.fields.country'],
  ],
  'business-funding': [
    ['textbox', 'common.fields.requestAmount'],
    ['textbox', 'common.fields.annualRevenue'],
  ],
  'business-funding-estimate': usualTerms,
  'review-terms': usualTerms,
  'business-age': [['textbox', 'common.fields.timeInBusiness']],
  'personal-information': [
    ['textbox', 'common.fields.firstName'],
    ['textbox', 'common.fields.lastName'],
    ['textbox', 'common.fields.phoneNumber'],
    ['text', 'common.fields.dateOfBirth'],
    ['combobox', 'common.fields.street'],
    ['textbox', 'common.fields.city'],
    ['combobox', 'common.fields.province'],
    ['textbox', 'common.fields.postalCode'],
  ],
  'bank-intro': [
    ['text', 'revenue.intro.lead'],
    ['heading', 'revenue.intro.connect.title'],
    ['link', 'revenue.intro.connect.action'],
    ['link', 'revenue.intro.upload.action'],
  ],
  'about-bank-connection': [
    ['heading', 'revenue.about.title'],
    ['button', 'revenue.about.agree'],
    ['button', 'revenue.about.preferNot'],
    ['link', 'revenue.bank.uploadInstead'],
    ['words', /365/u],
    ['words', /256/u],
  ],
  'bank-prefer-not': [
    ['heading', 'revenue.bank.preferNot.title'],
    ['link', 'revenue.bank.uploadInstead'],
    ['link', 'revenue.bank.later'],
  ],
  'bank-widget': [
    ['text', 'revenue.bank.sandbox.title'],
    ['link', 'revenue.bank.uploadInstead'],
  ],
  'bank-unable': [
    ['heading', 'revenue.bank.unable.title'],
    ['link', 'revenue.bank.uploadInstead'],
    ['button', 'revenue.bank.retry'],
    ['link', 'revenue.bank.later'],
  ],
  'bank-select-account': [
    ['heading', 'revenue.bank.select.title'],
    ['text', 'revenue.bank.select.body'],
    ['button', 'revenue.bank.select.others'],
  ],
  'bank-whose-account': [
    ['text', 'revenue.bank.holder.title'],
    ['button', 'revenue.bank.holder.answers.ownName'],
  ],
  'bank-no-chequing': [
    ['heading', 'revenue.bank.select.title'],
    ['button', 'revenue.bank.select.others'],
    ['button', 'revenue.bank.otherBank'],
    ['link', 'revenue.bank.uploadInstead'],
  ],
  'bank-connected': [
    ['heading', 'revenue.bank.read.title'],
    ['button', 'revenue.bank.disconnect.action'],
  ],
  'missing-statements': [
    ['heading', 'revenue.missing.title'],
    ['link', 'revenue.missing.action'],
  ],
  'statements-upload': [
    ['text', 'revenue.upload.months.missing'],
    ['button', 'revenue.find.open'],
    ['button', 'common.continue'],
    ['text', 'common.back'],
  ],
  'upload-visit': [
    ['text', 'revenue.visit.leadNamed', { name: 'Northshore Bakery' }],
    ['button', 'revenue.upload.chooseFiles'],
    ['button', 'revenue.visit.finish'],
  ],
  'upload-visit-ended': [['text', 'revenue.visit.over.newForDevice']],
  'upload-visit-done': [['text', 'revenue.visit.done.nextBookkeeper']],
  'statements-upload-bookkeeper': [
    ['text', 'revenue.links.bookkeeper.created'],
    ['button', 'revenue.links.copy'],
  ],
  'statements-upload-files': [
    ['text', 'revenue.upload.ready'],
    ['text', 'revenue.upload.months.found'],
    ['text', 'revenue.upload.months.part'],
    ['text', 'revenue.upload.months.missing'],
    ['text', 'revenue.upload.hints.partOfMonth'],
    ['text', 'revenue.upload.reading.notRecognisedDetail'],
  ],
  'statements-upload-names': [
    ['text', 'revenue.upload.reading.checkName'],
    ['text', 'revenue.holder.question', { name: 'SOMEBODY ELSE LTD' }],
    ['text', 'revenue.holder.badges.ownName'],
    ['button', 'revenue.holder.wrongFile'],
  ],
  'statements-upload-confirm': [
    ['heading', 'revenue.upload.confirm.title'],
    ['text', 'revenue.upload.confirm.missing'],
  ],
  review: [
    ['heading', 'review.business'],
    ['heading', 'review.personal'],
    ['button', 'review.submit'],
    ['checkbox', 'review.declaration'],
  ],
  processing: [
    ['text', 'application.processing.transactions'],
    ['text', 'application.processing.personalDetails'],
    ['text', 'application.processing.done'],
    ['text', 'application.processing.running'],
  ],
  'sin-entry': [
    ['textbox', 'common.fields.sin'],
    ['words', /soft credit check|vérification de crédit sans incidence/u],
    ['button', 'application.sin.continueWithout'],
    ['button', 'common.continue'],
  ],
  'documents-upload': [
    ['heading', 'revenue.documents.title'],
    ['heading', 'common.documents.kinds.identity'],
    ['heading', 'common.documents.kinds.voidCheque'],
    ['words', 'IMG_2041.png'],
    ['text', 'validation.upload.documentType'],
    ['button', 'revenue.documents.send'],
  ],
  'my-applications-history': [['text', 'applications.timeline.created']],
  final: [
    ['heading', 'final.title'],
    ['text', 'final.reference'],
    ['words', /within the next business day|prochain jour ouvrable/u],
    ['words', /^F-/u],
  ],
};

/** A text without its tags; a link inside a sentence is named by the link's own words. */
function nameOf(language: Language, [role, key, values]: Exclude<Element, ['words', string | RegExp]>): string {
  const text = textOf(language, key, values);
  const inner = /<(\w+)>(?<words>[^<]+)<\/\1>/u.exec(text)?.groups?.words;
  return role === 'link' && inner !== undefined ? inner : text.replaceAll(/<\/?\w+>/gu, '');
}

function locate(page: Page, language: Language, element: Element): Locator {
  if (element[0] === 'words') return page.getByText(element[1]).first();
  const [role] = element;
  const name = nameOf(language, element);
  return role === 'text' ? page.getByText(name).first() : page.getByRole(role, { name }).first();
}

export async function expectContents(page: Page, screenName: string, language: Language): Promise<void> {
  for (const element of screenContents[screenName] ?? [])
    await expect.soft(locate(page, language, element), JSON.stringify(element)).toBeVisible();
}
