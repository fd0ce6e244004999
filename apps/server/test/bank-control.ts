/** Asks the sandbox of the bank for something that only a test or a person at the bank can do. */
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

/** What a person does in the widget. A user name begins with its story. */
export function logInAtBank(
  bankUrl: string,
  username: string,
  applicationId: string,
): Promise<{ loginId: string; requestId: string }> {
  return controlBank(bankUrl, 'POST', '/sandbox/connections', { username, tag: applicationId });
}
