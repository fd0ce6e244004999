/**
 * Every path of the console by its name, with what varies as `:applicationId`. The one place that spells them, for the
 * console, the server's links into it and the tests.
 */
export const consolePaths = {
  workList: '/staff',
  signIn: '/staff/sign-in',
  invitation: '/staff/invitation',
  application: '/staff/applications/:applicationId',
  cashFlow: '/staff/applications/:applicationId/cash-flow',
  statement: '/staff/applications/:applicationId/statements/:statementId',
  overview: '/staff/overview',
  leads: '/staff/leads',
  customers: '/staff/customers',
  customer: '/staff/customers/:customerId',
  partners: '/staff/partners',
  privacy: '/staff/privacy',
  recordings: '/staff/recordings',
  people: '/staff/settings/people',
  keys: '/staff/settings/keys',
  webhooks: '/staff/settings/webhooks',
  templates: '/staff/settings/templates',
  audit: '/staff/settings/audit',
} as const;

/** A path of the console, what varies still by its name. */
export type ConsolePath = (typeof consolePaths)[keyof typeof consolePaths];

/** An address of the console, as a browser shows it. */
export type ConsoleAddress = `${typeof consolePaths.workList}${string}`;

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The address of a path: its names replaced by these values. */
export function consoleAddress<Path extends ConsolePath>(
  path: Path,
  values: Readonly<Record<NamesIn<Path>, string>>,
): ConsoleAddress {
  return path.replaceAll(/:(\w+)/gu, (_whole, name: NamesIn<Path>) => values[name]) as ConsoleAddress;
}

/** The values of a path's names in an address; undefined if it is the address of another path. */
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
