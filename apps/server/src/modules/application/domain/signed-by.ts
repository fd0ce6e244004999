/** Whose name and photo a mail about an application ends with; nobody's while it is assigned to nobody. */
export function signedBy(application: { account_manager_name: string | null; account_manager_email: string | null }): {
  accountManager: string | null;
  accountManagerEmail?: string;
} {
  const { account_manager_name: name, account_manager_email: email } = application;
  return { accountManager: name, ...(email !== null && { accountManagerEmail: email }) };
}
