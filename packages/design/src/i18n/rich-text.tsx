import { Fragment, type ReactNode } from 'react';
import { splitRichText } from './split-rich-text.ts';

export interface RichTextProps {
  /** Translated text with `<name>…</name>` around words that are rendered as elements. */
  text: string;
  parts: Record<string, (words: string) => ReactNode>;
}

/** A sentence with links or emphasis, kept in one piece for translators. */
export function RichText({ text, parts }: RichTextProps) {
  return splitRichText(text).map(({ name, words }, index) => (
    <Fragment key={index}>{name === undefined ? words : (parts[name]?.(words) ?? words)}</Fragment>
  ));
}
