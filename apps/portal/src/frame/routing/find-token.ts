/** The token of a mail's link. It travels in the fragment, so that no log and no Referer ever contains it. */
export function findToken(fragment: string): string | undefined {
  return new URLSearchParams(fragment.replace(/^#/u, '')).get('token') || undefined;
}
