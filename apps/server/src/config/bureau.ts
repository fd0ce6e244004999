import { isProduction, type ProcessValues } from './process.ts';
import { accountName, baseUrl, secretText } from './values/schemas.ts';
import { allOrNone, type Rule, type ValuesOf, type Variables } from './values/variable.ts';

const SANDBOX_CUSTOMER_START = 'sandbox';

export interface BureauAccess {
  url: string;
  customerNumber: string;
  securityCode: string;
}

export interface BureauConfig {
  bureau: BureauAccess | undefined;
}

const REQUIRED_WHEN = 'in production, and with any other `BUREAU_` variable';

export const bureauVariables = {
  BUREAU_URL: {
    schema: baseUrl,
    unset: 'the sandbox',
    meaning: 'API of the credit bureau, XML over HTTPS',
    requiredWhen: REQUIRED_WHEN,
  },
  BUREAU_CUSTOMER_NUMBER: {
    schema: accountName,
    unset: 'the sandbox’s',
    meaning: 'the portal’s account at the bureau',
    requiredWhen: REQUIRED_WHEN,
  },
  BUREAU_SECURITY_CODE: {
    isSecret: true,
    schema: secretText,
    unset: 'the sandbox’s',
    meaning: 'secret of that account',
    requiredWhen: REQUIRED_WHEN,
  },
} as const satisfies Variables;
type BureauValues = ValuesOf<typeof bureauVariables>;

export function bureauRules(values: BureauValues & ProcessValues): Rule[] {
  const production = isProduction(values);
  return [
    ...allOrNone(values, ['BUREAU_URL', 'BUREAU_CUSTOMER_NUMBER', 'BUREAU_SECURITY_CODE'], {
      noSandbox: production ? 'the credit bureau' : undefined,
    }),
    [
      production && values.BUREAU_CUSTOMER_NUMBER?.startsWith(SANDBOX_CUSTOMER_START) === true,
      "BUREAU_CUSTOMER_NUMBER is the sandbox's, which production refuses",
    ],
    [
      production && values.BUREAU_URL?.startsWith('http:') === true,
      'BUREAU_URL must start with https:// in production: it carries personal details',
    ],
  ];
}

export function bureauOf(values: BureauValues): BureauConfig {
  const { BUREAU_URL: url, BUREAU_CUSTOMER_NUMBER: customerNumber, BUREAU_SECURITY_CODE: securityCode } = values;
  return { bureau: url && customerNumber && securityCode ? { url, customerNumber, securityCode } : undefined };
}
