const reasons: Partial<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'this user may not open it',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  ENOSPC: 'the disk is full',
};

/** Says in a line what is wrong with a file that was named or is to be written; undefined for any other error. */
export function faultOfFile(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, path, syscall, message } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return undefined;
  return `${path ?? 'The file'}: ${reasons[code] ?? message}.`;
}
