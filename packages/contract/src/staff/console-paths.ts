/**
 * All console paths by name, with parameters such as `:applicationId`. The console, the server's links and the tests
 * must take them from here.
 */
export const consolePaths = {
  workList: '/staff',
  signIn: '/staff/sign-in',
  invitation: '/staff/invitation',
  application: '/staff/applications/:applicationId',
  cashFlow: '/staff/applications/:applicationId/cash-flow',
  statement: '/staff/applications/:applicationId/statements/:statementId',
  document: '/staff/applications/:applicationId/documents/:documentId',
  overview: '/staff/overview',
  leads: '/staff/leads',
  lead: '/staff/leads/:leadId',
  customers: '/staff/customers',
  customer: '/staff/customers/:customerId',
  partners: '/staff/partners',
  privacy: '/staff/privacy',
  recordings: '/staff/recordings',
  people: '/staff/settings/people',
  keys: '/staff/settings/keys',
  webhooks: '/staff/settings/webhooks',
  templates: '/staff/settings/templates',
  lenders: '/staff/settings/lenders',
  audit: '/staff/settings/audit',
  system: '/staff/settings/system',
} as const;

export type ConsolePath = (typeof consolePaths)[keyof typeof consolePaths];

export type ConsoleAddress = `${typeof consolePaths.workList}${string}`;

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export function consoleAddress<Path extends ConsolePath>(
  path: Path,
  values: Readonly<Record<NamesIn<Path>, string>>,
): ConsoleAddress {
  return path.replaceAll(/:(\w+)/gu, (_whole, name: NamesIn<Path>) => values[name]) as ConsoleAddress;
}

export function readConsoleAddress(path: ConsolePath, address: string): Readonly<Record<string, string>> | undefined {
  const [wanted, parts] = [path.split('/'), address.replace(/\/$/u, '').split('/')];
  if (wanted.length !== parts.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith(':')) values[name.slice(1)] = decodeURIComponent(part);
    else if (name !== part) return undefined;
  }
  return values;
}
