/** Tables that only the previous version uses, and why they hold little; a later version drops them. */
export const unusedTables: Readonly<Record<string, string>> = { staff_photo: 'emptied by migration 0071' };
