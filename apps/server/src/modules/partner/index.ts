export { findPartner, insertPartner, listPartners, type PartnerRow } from './storage/partners.ts';
