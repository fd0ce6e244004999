import { type BankSandbox, openBankSandbox } from '@portal/bank-sandbox';

export async function openBank(): Promise<{ bank: BankSandbox; settings: Record<string, string> }> {
  const bank = await openBankSandbox({
    host: '127.0.0.1',
    port: 0,
    publicHost: '127.0.0.1',
    now: () => new Date(),
    webhookHeader: 'flinks-authenticity-key',
  });
  const { apiUrl, connectUrl, customerId, secretKey, apiKey } = bank.access;
  return {
    bank,
    settings: {
      BANK_API_URL: apiUrl,
      BANK_CONNECT_URL: connectUrl,
      BANK_CUSTOMER_ID: customerId,
      BANK_SECRET_KEY: secretKey,
      BANK_API_KEY: apiKey,
    },
  };
}

export async function controlBank<Answer>(
  bankUrl: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`${bankUrl}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Answer;
}

/** Logs in as a person does in the widget. The user name begins with the name of one of the sandbox's stories. */
export function logInAtBank(
  bankUrl: string,
  username: string,
  applicationId: string,
): Promise<{ loginId: string; requestId: string }> {
  return controlBank(bankUrl, 'POST', '/sandbox/connections', { username, tag: applicationId });
}
