import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement, type CSSProperties, type ReactElement } from 'react';
import type { Language } from '@portal/contract/language';
import type { Brand } from '../../../config/index.ts';
import { footerLines, spacedCode, type Block, type MailContent, type Translate } from './mail-content.ts';

const color = {
  green900: '#06301F',
  green700: '#0B5F41',
  green50: '#F0F8F3',
  blue700: '#1D4F91',
  ink: '#12211A',
  ink2: '#4A5B52',
  line: '#D5DED8',
  paper: '#F5F7F4',
  card: '#FFFFFF',
} as const;
const COLUMN_WIDTH_PX = 560;
const FONT = "Figtree, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const CODE_FONT = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Courier New', monospace";

const styles = {
  body: { backgroundColor: color.paper, color: color.ink, fontFamily: FONT, margin: 0, padding: '24px 12px' },
  column: { maxWidth: COLUMN_WIDTH_PX, margin: '0 auto' },
  brand: {
    color: color.green900,
    fontSize: 20,
    fontWeight: 700,
    lineHeight: '28px',
    margin: '0 0 16px',
    padding: '0 8px',
  },
  card: { backgroundColor: color.card, border: `1px solid ${color.line}`, borderRadius: 20, padding: '32px 28px' },
  h1: { color: color.ink, fontSize: 27, fontWeight: 700, lineHeight: '34px', margin: '0 0 20px' },
  h2: { color: color.ink, fontSize: 19, fontWeight: 700, lineHeight: '26px', margin: '28px 0 8px' },
  paragraph: { color: color.ink, fontSize: 17, lineHeight: '26px', margin: '0 0 16px' },
  code: {
    backgroundColor: color.green50,
    borderRadius: 12,
    color: color.green900,
    fontFamily: CODE_FONT,
    fontSize: 36,
    fontWeight: 700,
    letterSpacing: 4,
    lineHeight: '44px',
    margin: '0 0 20px',
    padding: '18px 12px',
    textAlign: 'center',
    userSelect: 'all',
    whiteSpace: 'nowrap',
  },
  button: {
    backgroundColor: color.green700,
    borderRadius: 26,
    color: color.card,
    display: 'inline-block',
    fontSize: 17,
    fontWeight: 600,
    lineHeight: '24px',
    padding: '14px 28px',
    textDecoration: 'none',
  },
  fallback: { color: color.ink2, fontSize: 14, lineHeight: '21px', margin: '16px 0 0', overflowWrap: 'anywhere' },
  link: { color: color.blue700, textDecoration: 'underline' },
  fact: { color: color.ink, fontSize: 17, lineHeight: '26px', margin: '0 0 4px' },
  facts: { backgroundColor: color.green50, borderRadius: 12, margin: '0 0 20px', padding: '14px 18px' },
  steps: { color: color.ink, fontSize: 17, lineHeight: '26px', margin: '0 0 20px', paddingLeft: 24 },
  note: { color: color.ink2, fontSize: 15, lineHeight: '23px', margin: '28px 0 0' },
  signature: { color: color.ink, fontSize: 17, lineHeight: '26px', margin: '28px 0 0' },
  rule: { borderColor: color.line, margin: '24px 0 16px' },
  footer: { color: color.ink2, fontSize: 14, lineHeight: '21px', margin: 0, padding: '0 8px' },
} as const satisfies Record<string, CSSProperties>;

type BlockElement = {
  [Kind in Block['kind']]: (block: Extract<Block, { kind: Kind }>, text: Translate) => ReactElement | null;
};

const h = createElement;

const blockElement = {
  paragraph: ({ text }) => h(Text, { style: styles.paragraph }, text),
  heading: ({ text }) => h(Heading, { as: 'h2', style: styles.h2 }, text),
  code: ({ code }) => h(Text, { style: styles.code }, spacedCode(code)),
  button: ({ label, link }, text) =>
    h(
      Section,
      null,
      h(Button, { href: link, style: styles.button }, label),
      h(
        Text,
        { style: styles.fallback },
        text('mails.linkFallback'),
        h('br'),
        h(Link, { href: link, style: styles.link }, link),
      ),
    ),
  facts: ({ facts }, text) =>
    facts.length === 0
      ? null
      : h(
          Section,
          { style: styles.facts },
          facts.map(([label, value]) =>
            h(Text, { key: label, style: styles.fact }, text('mails.fact', { label, value })),
          ),
        ),
  steps: ({ steps }) =>
    h(
      'ol',
      { style: styles.steps },
      steps.map((step) => h('li', { key: step }, step)),
    ),
  note: ({ text }) => h(Text, { style: styles.note }, text),
  signature: ({ name, role }) => h(Text, { style: styles.signature }, h('strong', null, name), h('br'), role),
} satisfies BlockElement;

export function mailDocument(content: MailContent, brand: Brand, language: Language, text: Translate): ReactElement {
  return h(
    Html,
    { lang: language, dir: 'ltr' },
    h(Head, null, h('title', null, content.subject), h('meta', { name: 'color-scheme', content: 'light' })),
    h(
      Body,
      { style: styles.body },
      h(Preview, null, content.preheader),
      h(
        Container,
        { style: styles.column },
        h(Text, { style: styles.brand }, brand.name),
        h(
          Section,
          { style: styles.card },
          h(Heading, { as: 'h1', style: styles.h1 }, content.heading),
          ...content.blocks.map((block) =>
            (blockElement[block.kind] as (block: Block, text: Translate) => ReactElement | null)(block, text),
          ),
        ),
        h(Hr, { style: styles.rule }),
        ...footerLines(content, brand, text).map((line) => h(Text, { style: styles.footer }, line)),
        content.stop &&
          h(
            Text,
            { style: styles.footer },
            h(Link, { href: content.stop.page, style: styles.link }, content.stop.label),
          ),
      ),
    ),
  );
}
