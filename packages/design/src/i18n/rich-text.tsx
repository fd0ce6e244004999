import { Fragment, type ReactNode } from 'react';
import { splitRichText } from './split-rich-text.ts';

export interface RichTextProps {
  text: string;
  parts: Record<string, (words: string) => ReactNode>;
}

export function RichText({ text, parts }: RichTextProps) {
  return splitRichText(text).map(({ name, words }, index) => (
    <Fragment key={index}>{name === undefined ? words : (parts[name]?.(words) ?? words)}</Fragment>
  ));
}
