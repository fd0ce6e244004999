import type { SharedField } from '@portal/contract/partner/shared-fields';
import type { TextKey } from '@portal/locales';

/** What each kind of information that a partner can share is called. */
export const sharedFieldLabels = {
  companyName: 'common.fields.companyName',
  legalBusinessName: 'common.fields.legalBusinessName',
  businessAddress: 'partner.fields.businessAddress',
  entityType: 'common.fields.entityType',
  industry: 'common.fields.industry',
  ownershipPercentage: 'common.fields.ownershipPercentage',
  annualRevenue: 'common.fields.annualRevenue',
  timeInBusiness: 'common.fields.timeInBusiness',
  requestAmount: 'common.fields.requestAmount',
  name: 'partner.fields.name',
  email: 'common.fields.email',
  phoneNumber: 'common.fields.phoneNumber',
  dateOfBirth: 'common.fields.dateOfBirth',
  homeAddress: 'partner.fields.homeAddress',
} as const satisfies Record<SharedField, TextKey>;
