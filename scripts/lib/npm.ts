/** The npm that started this process, if any. @returns the program and its arguments */
export function npmCommand(args: readonly string[]): [string, string[]] {
  const npmScript = process.env.npm_execpath;
  return npmScript?.endsWith('npm-cli.js') ? [process.execPath, [npmScript, ...args]] : ['npm', [...args]];
}
