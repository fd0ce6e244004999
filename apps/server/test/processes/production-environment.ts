import { makeSecretText } from '../../src/platform/encryption/index.ts';

export const productionEnvironment = {
  PORTAL_MODE: 'production',
  DRAIN_SECONDS: '0',
  PORTAL_SECRETS: makeSecretText('k1'),
  PUBLIC_URL: 'https://portal.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  BANK_API_URL: 'https://lender-api.bank.example',
  BANK_CONNECT_URL: 'https://lender-iframe.bank.example/v2',
  BANK_CUSTOMER_ID: '43387ca6-0391-4c82-857d-70d95f087ecb',
  BANK_SECRET_KEY: 'secret-key',
  BANK_API_KEY: 'api-key',
  BUREAU_URL: 'https://bureau.example/inquiry',
  BUREAU_CUSTOMER_NUMBER: '999AA00001',
  BUREAU_SECURITY_CODE: 'security-code',
};

const { PORTAL_SECRETS: _secrets, DRAIN_SECONDS: _drain, ...accounts } = productionEnvironment;

/** Settings that an operator writes for deploy/install. The private key of the backup recipient does not exist. */
export const machineSettings = {
  ...accounts,
  PUBLIC_URL: 'https://apply.northshore.example',
  STAFF_URL: 'https://console.northshore.example',
  CONSOLE_NETWORKS: '127.0.0.1/32 ::1/128',
  CERTIFICATES: 'internal',
  HOST: '127.0.0.1',
  TRUST_PROXY: 'loopback',
  DATA_DIR: '/var/lib/portal',
  BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`,
  STAFF_EMAIL: 'financing@northshore.example',
  STAFF_ADMIN_EMAIL: 'chief@northshore.example',
  BRAND_NAME: 'Northshore Financing',
  BRAND_PHONE: '1 800 555-0142',
  BRAND_EMAIL: 'help@northshore.example',
  BRAND_ADDRESS: '12 Harbour Street, Halifax, NS  B3J 1A1',
};

export function settingsFileOf(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('');
}
