import { isProduction, type ProcessValues } from '../process.ts';
import { oneOf, origin, singleLine } from './schemas.ts';
import type { Rule, ValuesOf, Variables } from './variable.ts';

const PROVIDERS = ['off', 'sandbox', 'addresscomplete', 'photon'] as const;
const ADDRESS_COMPLETE_URL = 'https://ws1.postescanada-canadapost.ca';

export type AddressesConfig =
  | { provider: 'off' | 'sandbox' }
  | { provider: 'addresscomplete'; url: string; key: string }
  | { provider: 'photon'; url: string };

export const addressVariables = {
  ADDRESS_PROVIDER: {
    schema: oneOf(PROVIDERS),
    unset: '`sandbox`; in production `off`',
    meaning: 'who suggests addresses: `addresscomplete`, `photon`, `sandbox` or `off`',
  },
  ADDRESS_KEY: {
    isSecret: true,
    schema: singleLine(200),
    unset: 'none',
    meaning: 'AddressComplete key',
    requiredWhen: 'with `addresscomplete`',
  },
  ADDRESS_URL: {
    schema: origin,
    unset: 'Canada Post’s for AddressComplete',
    meaning: 'another address for AddressComplete, or the address of your own Photon server',
    requiredWhen: 'with `photon`',
  },
} as const satisfies Variables;
type AddressValues = ValuesOf<typeof addressVariables>;

export function addressRules(values: AddressValues & ProcessValues): Rule[] {
  return [
    [
      isProduction(values) && values.ADDRESS_PROVIDER === 'sandbox',
      'ADDRESS_PROVIDER must not be sandbox in production; leave it out to suggest no addresses',
    ],
    [
      values.ADDRESS_PROVIDER === 'addresscomplete' && values.ADDRESS_KEY === undefined,
      'ADDRESS_KEY is required for addresscomplete',
    ],
    [values.ADDRESS_PROVIDER === 'photon' && values.ADDRESS_URL === undefined, 'ADDRESS_URL is required for photon'],
  ];
}

/** Default without a provider: a sandbox in development, nothing in production. */
export function addressesOf(values: AddressValues & ProcessValues): { addresses: AddressesConfig } {
  const provider = values.ADDRESS_PROVIDER ?? (isProduction(values) ? 'off' : 'sandbox');
  const { ADDRESS_KEY: key = '', ADDRESS_URL: url } = values;
  if (provider === 'addresscomplete') return { addresses: { provider, url: url ?? ADDRESS_COMPLETE_URL, key } };
  return { addresses: provider === 'photon' ? { provider, url: url ?? '' } : { provider } };
}
