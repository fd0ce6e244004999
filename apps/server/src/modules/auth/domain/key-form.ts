/** No dot, so that a key is never mistaken for a customer's access token, which has two. */
const keyForm = /^[\w-]{32,200}$/u;

/** Whether a bearer token has the form of a program's key. */
export function hasKeyForm(token: string): boolean {
  return keyForm.test(token);
}
