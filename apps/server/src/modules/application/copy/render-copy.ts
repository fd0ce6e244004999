import { readFile } from 'node:fs/promises';
import { Document, Font, Page, StyleSheet, Text, View, renderToBuffer } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { Application } from '@portal/contract/entities/entities';
import type { Language } from '@portal/contract/language';
import type { Config } from '../../../config.ts';
import { translate } from '../../../platform/texts.ts';
import { type CopyContent, type CopySection, copyContent } from './copy-content.ts';

const WEIGHTS = [400, 600, 700] as const;

const figtree = new URL('files/', import.meta.resolve('@fontsource/figtree/package.json'));
const notoSans = new URL('files/', import.meta.resolve('@fontsource/noto-sans/package.json'));

/** Files of a font cover some letters each; a letter is looked for in one family after the other. */
const FONT_FILES = {
  Figtree: new URL('figtree-latin', figtree),
  'Figtree Extended': new URL('figtree-latin-ext', figtree),
  'Noto Vietnamese': new URL('noto-sans-vietnamese', notoSans),
  'Noto Cyrillic': new URL('noto-sans-cyrillic', notoSans),
  'Noto Cyrillic Extended': new URL('noto-sans-cyrillic-ext', notoSans),
  'Noto Greek': new URL('noto-sans-greek', notoSans),
  'Noto Devanagari': new URL('noto-sans-devanagari', notoSans),
} as const;
const FONT_FAMILIES = Object.keys(FONT_FILES) as (keyof typeof FONT_FILES)[];

/** Letters that no file has would come out as others; a question mark is at least no untruth. */
const uncovered =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]/gu;

/** Marks that turn the direction of writing, or are no letters: no font shows them, and one would stand for another. */
const unseen = /[\p{Bidi_Control}\uFEFF]/gu;

const color = {
  green900: '#06301F',
  green700: '#0B5F41',
  ink: '#12211A',
  ink2: '#4A5B52',
  line: '#D5DED8',
  white: '#FFFFFF',
};

const styles = StyleSheet.create({
  page: {
    paddingTop: 40,
    paddingBottom: 58,
    paddingHorizontal: 48,
    fontFamily: FONT_FAMILIES,
    fontSize: 10.5,
    color: color.ink,
  },
  head: {
    backgroundColor: color.green900,
    marginTop: -40,
    marginHorizontal: -48,
    paddingVertical: 18,
    paddingHorizontal: 48,
  },
  brand: { color: color.white, fontSize: 14, fontWeight: 700 },
  title: { fontSize: 22, fontWeight: 700, marginTop: 22 },
  reference: { fontSize: 12, fontWeight: 600, color: color.green700, marginTop: 8 },
  note: { color: color.ink2, marginTop: 4 },
  heading: {
    fontSize: 13,
    fontWeight: 700,
    marginTop: 16,
    paddingBottom: 5,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
  },
  fact: { flexDirection: 'row', paddingVertical: 4.5, borderBottomWidth: 1, borderBottomColor: color.line },
  label: { width: '36%', color: color.ink2, paddingRight: 12 },
  value: { width: '64%', fontWeight: 600 },
  sentence: { marginTop: 8, lineHeight: 1.5 },
  foot: {
    position: 'absolute',
    bottom: 28,
    left: 48,
    right: 48,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8.5,
    color: color.ink2,
  },
});

let fonts: Promise<void> | undefined;

/** The PDF copy of what was sent, in a language, for the brand of the configuration. */
export async function renderCopy(
  application: Application,
  language: Language,
  brand: Config['brand'],
): Promise<Buffer> {
  fonts ??= registerFonts();
  await fonts;
  const content = copyContent(application, language);
  return renderToBuffer(
    h(
      Document,
      { title: content.reference, author: brand.name, language: `${language}-CA` },
      h(
        Page,
        { size: 'LETTER', style: styles.page },
        head(content, brand),
        ...content.sections.map(section),
        foot(language, brand),
      ),
    ),
  );
}

function head({ title, reference, submitted, nextContact }: CopyContent, brand: Config['brand']) {
  return h(
    View,
    { key: 'head' },
    h(View, { style: styles.head }, h(Text, { style: styles.brand }, brand.name)),
    h(Text, { style: styles.title }, title),
    h(Text, { style: styles.reference }, reference),
    h(Text, { style: styles.note }, submitted),
    h(Text, { style: styles.note }, nextContact),
  );
}

function section({ heading, facts, sentence }: CopySection) {
  return h(
    View,
    { key: heading, wrap: sentence === undefined },
    h(Text, { style: styles.heading, minPresenceAhead: 60 }, heading),
    ...facts.map(([label, value]) =>
      h(
        View,
        { key: label, style: styles.fact, wrap: false },
        h(Text, { style: styles.label }, label),
        h(Text, { style: styles.value }, value.normalize('NFC').replace(unseen, '').replace(uncovered, '?')),
      ),
    ),
    sentence === undefined ? null : h(Text, { style: styles.sentence }, sentence),
  );
}

function foot(language: Language, brand: Config['brand']) {
  return h(
    View,
    { key: 'foot', style: styles.foot, fixed: true },
    h(Text, null, `${brand.name} · ${brand.phone} · ${brand.email}`),
    h(Text, {
      render: ({ pageNumber, totalPages }) =>
        translate(language, 'application.copy.page', { page: pageNumber, pages: totalPages }),
    }),
  );
}

async function registerFonts(): Promise<void> {
  for (const family of FONT_FAMILIES) {
    const faces = WEIGHTS.map(async (fontWeight) => ({
      src: await fontData(FONT_FILES[family], fontWeight),
      fontWeight,
    }));
    Font.register({ family, fonts: await Promise.all(faces) });
  }
  Font.registerHyphenationCallback((word) => [word]);
}

/** As a data URL: the renderer would fetch anything else over the network. */
async function fontData(start: URL, weight: number): Promise<string> {
  const content = await readFile(new URL(`${start.href}-${weight}-normal.woff`));
  return `data:font/woff;base64,${content.toString('base64')}`;
}
