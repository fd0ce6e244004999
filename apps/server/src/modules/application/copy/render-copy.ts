import type { Application } from '@portal/contract/entities/entities';
import type { Language } from '@portal/contract/language';
import { FACT_SEPARATOR } from '@portal/locales/format';
import { type CopyContent, copyContent, type CopySection } from '@portal/locales/format/application-copy';
import { NO_BREAK_SPACE } from '@portal/locales/format/number';
import type { Brand, Config } from '../../../config/index.ts';
import { translate, wordsOf } from '../../../platform/texts.ts';
import { loadFaces } from '../../../platform/tagged-pdf/fonts.ts';
import {
  artifact,
  type Block,
  type Element,
  leading,
  PAGE,
  TaggedPdf,
  type TextStyle,
} from '../../../platform/tagged-pdf/tagged-pdf.ts';

const color = {
  green900: '#06301F',
  green700: '#0B5F41',
  ink: '#12211A',
  ink2: '#4A5B52',
  line: '#D5DED8',
  white: '#FFFFFF',
};

const styles = {
  brand: { size: 14, weight: 700, color: color.white },
  title: { size: 22, weight: 700, color: color.ink },
  reference: { size: 12, weight: 600, color: color.green700 },
  note: { size: 10.5, weight: 400, color: color.ink2 },
  heading: { size: 13, weight: 700, color: color.ink },
  label: { size: 10.5, weight: 400, color: color.ink2 },
  value: { size: 10.5, weight: 600, color: color.ink },
  sentence: { size: 10.5, weight: 400, color: color.ink, lineHeight: 1.5 },
  foot: { size: 8.5, weight: 400, color: color.ink2 },
} satisfies Record<string, TextStyle>;

/** Text area in points: down to `bottom` on each page, and starting at `top` on further pages. */
const area = { left: 48, width: PAGE.width - 2 * 48, top: 40, bottom: PAGE.height - 58 };

const share = { label: 0.36, value: 0.64, contact: 0.75 };

const gap = {
  brand: 18,
  title: 22,
  reference: 8,
  note: 4,
  heading: 16,
  underHeading: 5,
  row: 4.5,
  columns: 12,
  sentence: 8,
  foot: 28,
};
const RULE_HEIGHT = 1;

export function renderCopy(
  application: Application,
  language: Language,
  { brands, officeTimeZone }: Pick<Config, 'brands' | 'officeTimeZone'>,
): Promise<Buffer> {
  return renderSheet(copyContent(application, wordsOf(language), officeTimeZone), language, brands[language]);
}

export async function renderSheet(content: CopyContent, language: Language, brand: Brand): Promise<Buffer> {
  const pdf = new TaggedPdf(await loadFaces(), {
    title: `${content.title}${FACT_SEPARATOR}${content.reference}`,
    lang: `${language}-CA`,
  });
  const sheet = new Sheet(pdf, language);
  sheet.head(content, brand);
  for (const section of content.sections) sheet.section(section);
  sheet.foot(brand);
  return pdf.finish();
}

interface Row {
  label: Block;
  value: Block;
  height: number;
}

class Sheet {
  private readonly pdf: TaggedPdf;
  private readonly language: Language;
  private readonly root: Element;
  private y = 0;

  constructor(pdf: TaggedPdf, language: Language) {
    this.pdf = pdf;
    this.language = language;
    this.root = pdf.element('Document');
  }

  head({ title, reference, submitted, nextContact }: CopyContent, brand: Brand): void {
    const name = this.pdf.block(brand.name, styles.brand, area.width);
    this.pdf.fill({ x: 0, y: 0, width: PAGE.width, height: name.height + 2 * gap.brand }, color.green900);
    this.y = gap.brand;
    this.flow(name, this.pdf.element('P', this.root));
    this.y += gap.brand;
    this.paragraph('H1', title, styles.title, gap.title);
    this.paragraph('P', reference, styles.reference, gap.reference);
    this.paragraph('P', submitted, styles.note, gap.note);
    if (nextContact !== '') this.paragraph('P', nextContact, styles.note, gap.note);
  }

  section({ heading, facts, sentence }: CopySection): void {
    const rows = facts.map((fact) => this.row(fact));
    const text = sentence === undefined ? undefined : this.pdf.block(sentence, styles.sentence, area.width);
    const title = this.pdf.block(heading, styles.heading, area.width);
    const least = rows[0]?.height ?? (text ? gap.sentence + text.height : 0);
    this.makeRoom(gap.heading + title.height + gap.underHeading + RULE_HEIGHT + least);
    this.heading(title, this.pdf.element('H2', this.root));
    if (rows.length > 0) this.table(rows, heading);
    if (text) {
      this.y += gap.sentence;
      this.flow(text, this.pdf.element('P', this.root));
    }
  }

  /** Drawn last, when the page count is known. Screen readers read the contact details once, after everything else. */
  foot(brand: Brand): void {
    const phone = brand.phone.replaceAll(' ', NO_BREAK_SPACE);
    const text = [brand.name, phone, brand.email].join(FACT_SEPARATOR);
    const contact = this.pdf.block(text, styles.foot, share.contact * area.width);
    this.pdf.forEachPage((page, pages) => {
      this.y = PAGE.height - gap.foot - contact.height;
      this.draw(contact, area.left, page === pages ? this.pdf.element('P', this.root) : artifact.ofThePage);
      const number = translate(this.language, 'application.copy.page', { page, pages });
      const x = area.left + area.width - this.pdf.width(number, styles.foot);
      const y = PAGE.height - gap.foot - leading(styles.foot);
      this.pdf.line(number, styles.foot, { x, y }, artifact.ofThePage);
    });
  }

  private row([label, value]: CopySection['facts'][number]): Row {
    const blocks = {
      label: this.pdf.block(label, styles.label, share.label * area.width - gap.columns),
      value: this.pdf.block(value, styles.value, share.value * area.width),
    };
    const height = Math.max(blocks.label.height, blocks.value.height) + 2 * gap.row + RULE_HEIGHT;
    return { ...blocks, height };
  }

  /** Rows are never split; on a further page, the heading is repeated but not read aloud. */
  private table(rows: Row[], heading: string): void {
    const table = this.pdf.element('Table', this.root);
    const again = translate(this.language, 'application.copy.continued', { heading });
    for (const { label, value, height } of rows) {
      if (this.makeRoom(height)) this.heading(this.pdf.block(again, styles.heading, area.width), artifact.ofThePage);
      const row = this.pdf.element('TR', table);
      const end = this.y + height;
      this.y += gap.row;
      this.draw(label, area.left, this.pdf.element('TH', row));
      this.draw(value, area.left + share.label * area.width, this.pdf.element('TD', row));
      this.y = end;
      this.rule();
    }
  }

  private heading(block: Block, into: Parameters<Sheet['draw']>[2]): void {
    if (this.y > area.top) this.y += gap.heading;
    this.flow(block, into);
    this.y += gap.underHeading + RULE_HEIGHT;
    this.rule();
  }

  private paragraph(type: 'H1' | 'P', text: string, style: TextStyle, above: number): void {
    this.y += above;
    this.flow(this.pdf.block(text, style, area.width), this.pdf.element(type, this.root));
  }

  private flow(block: Block, into: Parameters<Sheet['draw']>[2]): void {
    this.draw(block, area.left, into);
    this.y += block.height;
  }

  private draw({ lines, style }: Block, x: number, into: Parameters<TaggedPdf['line']>[3]): void {
    for (const [index, line] of lines.entries())
      this.pdf.line(line, style, { x, y: this.y + index * leading(style) }, into);
  }

  private rule(): void {
    this.pdf.fill({ x: area.left, y: this.y - RULE_HEIGHT, width: area.width, height: RULE_HEIGHT }, color.line);
  }

  private makeRoom(height: number): boolean {
    if (this.y + height <= area.bottom) return false;
    this.pdf.addPage();
    this.y = area.top;
    return true;
  }
}
