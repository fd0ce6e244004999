import type { Deprecation, Operation } from '@portal/contract/operations/operation';
import { SECOND_MS } from '@portal/contract/constants';

/** Headers of a deprecated operation (RFC 9745, RFC 8594): start of the deprecation, end of support, and a link. */
export function deprecationHeaders(
  { since, ends }: Deprecation,
  { publicUrl }: { publicUrl: string },
): Record<'deprecation' | 'sunset' | 'link', string> {
  return {
    deprecation: `@${String(startOf(since) / SECOND_MS)}`,
    sunset: new Date(startOf(ends)).toUTCString(),
    link: `<${publicUrl}/api/partner>; rel="deprecation"; type="text/html"`,
  };
}

export function deprecationNote({ deprecated }: Operation): string {
  if (deprecated === undefined) return '';
  const { since, ends, instead } = deprecated;
  return `Deprecated since ${since}; it ends on ${ends}. Call \`${instead}\` instead.`;
}

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
