/** Tables that only the version before uses; a later version drops them. Each with why it holds little. */
export const unusedTables: Readonly<Record<string, string>> = { staff_photo: 'emptied by migration 0071' };
