// What the plugins of the build put together. The paths must be written out: Vite resolves no variables in them.
declare module 'virtual:operations' {
  /** Method and path of each operation. */
  const operations: Readonly<Record<string, readonly [method: string, path: string]>>;
  export default operations;
}
declare module 'virtual:pdf-decoders' {
  /** The folder from which pdf.js gets what some pictures of pages need, with a slash at its end. */
  const folder: string;
  export default folder;
}
