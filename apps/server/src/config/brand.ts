import type { Language } from '@portal/contract/language';
import { isProduction, type ProcessValues } from './process.ts';
import { emailAddress, lineOf, singleLine, urlOf } from './values/schemas.ts';
import type { ValuesOf, Variables } from './values/variable.ts';

const NAME_MAXIMUM_LENGTH = 80;
const ADDRESS_MAXIMUM_LENGTH = 200;
/** Where the security badge links in development. In production it never links to this sample. */
const SAMPLE_SEAL_URL = 'https://seal.financing.example/verify';

export interface Brand {
  name: string;
  phone: string;
  email: string;
  address: string;
  sealUrl: string | undefined;
}

export interface BrandConfig {
  brands: Record<Language, Brand>;
}

export const brandVariables = {
  BRAND_NAME: {
    schema: singleLine(NAME_MAXIMUM_LENGTH),
    default: 'Financing',
    meaning: 'the lender’s name',
  },
  BRAND_NAME_FR: {
    schema: singleLine(NAME_MAXIMUM_LENGTH),
    unset: '`BRAND_NAME`',
    meaning: 'the lender’s name in French',
  },
  BRAND_PHONE: {
    schema: lineOf(40, /^[0-9+(). -]{7,40}$/u, 'must be a telephone number'),
    default: '1 800 555-0199',
    meaning: 'the lender’s telephone number',
  },
  BRAND_EMAIL: {
    schema: emailAddress,
    default: 'support@financing.example',
    meaning: 'the lender’s email address',
  },
  BRAND_ADDRESS: {
    schema: singleLine(ADDRESS_MAXIMUM_LENGTH),
    default: '100 King Street West, Suite 5600, Toronto, ON  M5X 1C9',
    meaning: 'the lender’s postal address',
  },
  BRAND_ADDRESS_FR: {
    schema: singleLine(ADDRESS_MAXIMUM_LENGTH),
    unset: '`BRAND_ADDRESS`',
    meaning: 'the lender’s postal address in French',
  },
  BRAND_SEAL_URL: {
    schema: urlOf(['https']),
    unset: 'a sample; in production none',
    meaning: 'page that verifies the security seal; the badge links to it',
  },
} as const satisfies Variables;
export type BrandValues = ValuesOf<typeof brandVariables>;

export function brandOf(values: BrandValues & ProcessValues): BrandConfig {
  const en: Brand = {
    name: values.BRAND_NAME,
    phone: values.BRAND_PHONE,
    email: values.BRAND_EMAIL,
    address: values.BRAND_ADDRESS,
    sealUrl: values.BRAND_SEAL_URL ?? (isProduction(values) ? undefined : SAMPLE_SEAL_URL),
  };
  const fr = { ...en, name: values.BRAND_NAME_FR ?? en.name, address: values.BRAND_ADDRESS_FR ?? en.address };
  return { brands: { en, fr } };
}
