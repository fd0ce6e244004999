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
