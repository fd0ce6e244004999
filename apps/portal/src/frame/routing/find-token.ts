/** Token of a link in an email. It is in the fragment, so that no log or Referer ever contains it. */
export function findToken(fragment: string): string | undefined {
  return new URLSearchParams(fragment.replace(/^#/u, '')).get('token') || undefined;
}
