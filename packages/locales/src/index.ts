import type english from './en.json';

type PluralSuffix = '_one' | '_other';
type WithoutPlural<Key extends string> = Key extends `${infer Stem}${PluralSuffix}` ? Stem : Key;
type LeafPath<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutPlural<Key> : `${Key}.${LeafPath<Texts[Key]>}`;
}[keyof Texts & string];

/** Dotted path of every text in en.json and fr.json, without plural suffixes. */
export type TextKey = LeafPath<typeof english>;
