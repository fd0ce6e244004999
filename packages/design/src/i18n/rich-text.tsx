import { Fragment, type ReactNode } from 'react';
import { splitRichText } from './split-rich-text.ts';

export interface RichTextProps {
  /** A translated text with `<name>…</name>` around words that are rendered as something more. */
  text: string;
  parts: Record<string, (words: string) => ReactNode>;
}

/** A sentence with links or emphasis inside, kept whole for the translator. */
export function RichText({ text, parts }: RichTextProps) {
  return splitRichText(text).map(({ name, words }, index) => (
    <Fragment key={index}>{name === undefined ? words : (parts[name]?.(words) ?? words)}</Fragment>
  ));
}
