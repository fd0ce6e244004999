/** Whether an inquiry of this cause names a SIN: the submission and a retry have none, the item it was provided for has. */
export function namesSin(cause: string): boolean {
  return cause !== 'submission' && !cause.startsWith('retry:');
}
