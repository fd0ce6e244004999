import * as z from 'zod/mini';

function wholeNumber({
  pattern,
  must,
  isWithin,
}: {
  pattern: RegExp;
  must: string;
  isWithin: (count: number) => boolean;
}) {
  return z.pipe(z.string().check(z.regex(pattern, must)), z.transform(Number)).check(z.refine(isWithin, must));
}

export const portNumber = wholeNumber({
  pattern: /^\d{1,5}$/u,
  must: 'must be a whole number from 1 to 65535',
  isWithin: (port) => port >= 1 && port <= 65_535,
});

export const sandboxPort = wholeNumber({
  pattern: /^\d{1,5}$/u,
  must: 'must be a whole number from 0 to 65535',
  isWithin: (port) => port <= 65_535,
});

export const callsPerMinute = wholeNumber({
  pattern: /^\d{1,7}$/u,
  must: 'must be a whole number from 1 to 9999999',
  isWithin: (calls) => calls >= 1,
});

export const secondsPerHour = wholeNumber({
  pattern: /^\d{1,4}$/u,
  must: 'must be a whole number from 1 to 3600',
  isWithin: (seconds) => seconds >= 1 && seconds <= 3600,
});

export const drainTime = wholeNumber({
  pattern: /^\d{1,3}$/u,
  must: 'must be a whole number of seconds from 0 to 300',
  isWithin: (seconds) => seconds <= 300,
});

export function dollars(least: number, most: number) {
  return wholeNumber({
    pattern: /^\d{1,12}$/u,
    must: `must be a whole number of dollars from ${least} to ${most}`,
    isWithin: (amount) => amount >= least && amount <= most,
  });
}

const LONGEST_RETENTION_DAYS = 36_500;

export function days(least = 1) {
  return wholeNumber({
    pattern: /^\d{1,5}$/u,
    must: `must be a whole number of days from ${least} to ${LONGEST_RETENTION_DAYS}`,
    isWithin: (count) => count >= least && count <= LONGEST_RETENTION_DAYS,
  });
}

/** Ascending days separated by commas; `off` for none. */
export function dayList({ most, last }: { most: number; last: number }) {
  const must = `must be off, or up to ${most} increasing days from 1 to ${last}, such as 1,3,10`;
  return z
    .pipe(
      z.string().check(z.regex(/^(?:off|\d{1,5}(?:, ?\d{1,5})*)$/u, must)),
      z.transform((text) => (text === 'off' ? [] : text.split(',').map(Number))),
    )
    .check(
      z.refine(
        (list) =>
          list.length <= most && list.every((day, index) => day > (list[index - 1] ?? 0) && day >= 1 && day <= last),
        must,
      ),
    );
}

/** Two ascending whole percentages such as `8-15%`; `off` for none. */
export function percentageRange(most: number) {
  const must = `must be off, or two increasing whole percentages from 1 to ${most}, such as 8-15%`;
  return z
    .pipe(
      z.string().check(z.regex(/^(?:off|\d{1,3} ?%? ?- ?\d{1,3} ?%)$/u, must)),
      z.transform((text) => {
        const [least = 0, highest = 0] = (text.match(/\d+/gu) ?? []).map(Number);
        return text === 'off' ? undefined : { least, most: highest };
      }),
    )
    .check(z.refine((range) => !range || (range.least >= 1 && range.least < range.most && range.most <= most), must));
}

/** Two whole numbers such as `6-24`, which may be equal; `off` for none. */
export function wholeRange({ least, most, example }: { least: number; most: number; example: string }) {
  const must = `must be off, or two whole numbers from ${least} to ${most}, the lower first, such as ${example}`;
  return z
    .pipe(
      z.string().check(z.regex(/^(?:off|\d{1,9} ?- ?\d{1,9})$/u, must)),
      z.transform((text) => {
        const [from = 0, to = 0] = (text.match(/\d+/gu) ?? []).map(Number);
        return text === 'off' ? undefined : { least: from, most: to };
      }),
    )
    .check(
      z.refine((range) => !range || (range.least >= least && range.least <= range.most && range.most <= most), must),
    );
}

const BUSINESS_DAYS = 'must be off, or a whole number of business days from 1 to 30';
const MOST_BUSINESS_DAYS = 30;

export const businessDays = z
  .pipe(
    z.string().check(z.regex(/^(?:off|\d{1,2})$/u, BUSINESS_DAYS)),
    z.transform((text) => (text === 'off' ? undefined : Number(text))),
  )
  .check(z.refine((count) => count === undefined || (count >= 1 && count <= MOST_BUSINESS_DAYS), BUSINESS_DAYS));

const COST = 'must be off, two yearly percentages such as 12-24%, or two factors such as 1.10-1.25, the lower first';

const costForm = /^(?:off|\d{1,2}(?:\.\d{1,2})? ?%? ?- ?\d{1,2}(?:\.\d{1,2})? ?%|1\.\d{1,2} ?- ?1\.\d{1,2})$/u;

/** Yearly percentages such as `12-24%`, or factors such as `1.10-1.25`; `off` for none. */
export const costRange = z
  .pipe(
    z.string().check(z.regex(costForm, COST)),
    z.transform((text) => {
      const [least = 0, most = 0] = (text.match(/[\d.]+/gu) ?? []).map(Number);
      const kind = text.endsWith('%') ? ('rate' as const) : ('factor' as const);
      return text === 'off' ? undefined : { kind, least, most };
    }),
  )
  .check(z.refine((range) => !range || range.least <= range.most, COST));

export const onOrOff = z.pipe(
  z.enum(['on', 'off'], 'must be on or off'),
  z.transform((text) => text === 'on'),
);

export function oneOf<const Choices extends readonly string[]>(choices: Choices) {
  return z.enum(choices, `must be one of ${choices.join(', ')}`);
}

export function someOf<const Choices extends readonly string[]>(choices: Choices) {
  const must = `must be one or more of ${choices.join(', ')}, separated by commas`;
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split(',').map((part) => part.trim())),
    ),
    z.array(z.enum(choices, must)).check(z.refine((parts) => new Set(parts).size === parts.length, must)),
  );
}

export function lineOf(mostCharacters: number, pattern: RegExp, must: string) {
  return singleLine(mostCharacters).check(z.regex(pattern, must));
}

export function singleLine(mostCharacters: number) {
  return z.string().check(
    z.maxLength(mostCharacters, `must have at most ${mostCharacters} characters`),
    z.refine((text) => !/\p{Cc}/u.test(text), 'must be one line of plain text'),
  );
}

export const secretText = lineOf(500, /^[!-~]+$/u, 'must be printable ASCII characters without spaces');

export const accountName = lineOf(100, /^[A-Za-z0-9-]+$/u, 'must be letters, digits and hyphens');

export const emailAddress = lineOf(254, /^[^\s<>@,;]+@[^\s<>@,;]+$/u, 'must be an email address');

export const mailbox = lineOf(
  320,
  /^(?:[^<>@,;]+<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u,
  'must be an email address, or a name with an address in angle brackets',
);

export function urlOf(schemes: readonly string[]) {
  return z.string().check(
    z.refine(
      (text) => {
        const url = URL.parse(text);
        return url !== null && schemes.includes(url.protocol.slice(0, -1)) && url.hostname !== '';
      },
      `must be a URL that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    ),
  );
}

/** PostgreSQL URLs may omit the host to use a socket. */
export const postgresUrl = z.string().check(
  z.refine((text) => {
    const url = URL.parse(text);
    return url !== null && ['postgres:', 'postgresql:'].includes(url.protocol);
  }, 'must be a URL that starts with postgres:// or postgresql://'),
);

const hasNoQuery = (url: URL) => url.search === '' && url.hash === '' && url.username === '';

export const origin = z.pipe(
  urlOf(['http', 'https']).check(
    z.refine((text) => {
      const url = URL.parse(text);
      return url === null || (url.pathname === '/' && hasNoQuery(url));
    }, 'must be an address without a path, query or user'),
  ),
  z.transform((text) => new URL(text).origin),
);

/** Base URL of an API: may have a path but no query; a trailing slash is removed. */
export const baseUrl = z.pipe(
  urlOf(['http', 'https']).check(
    z.refine((text) => {
      const url = URL.parse(text);
      return url === null || hasNoQuery(url);
    }, 'must be an address without a query or user'),
  ),
  z.transform((text) => new URL(text).href.replace(/\/+$/u, '')),
);
