// Texts of packages/locales, split by scripts/build/texts-plugin.ts. Paths must be literal: Vite does not resolve
// variables in them.
interface TextTree {
  readonly [key: string]: string | TextTree;
}
declare module 'virtual:texts/en/first' {
  const texts: TextTree;
  export default texts;
}
declare module 'virtual:texts/en/rest' {
  const texts: TextTree;
  export default texts;
}
declare module 'virtual:texts/fr/first' {
  const texts: TextTree;
  export default texts;
}
declare module 'virtual:texts/fr/rest' {
  const texts: TextTree;
  export default texts;
}
