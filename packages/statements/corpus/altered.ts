import { deflateSync } from 'node:zlib';
import {
  asPDFName,
  decodePDFRawStream,
  PDFArray,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFString,
  rgb,
  setCharacterSpacing,
  StandardFonts,
} from 'pdf-lib';
import type { SignBox } from '@portal/contract/application/statements/file-signs';
import { boxOf, isAmount, linesOf } from '../src/genuine/page-runs.ts';
import { openPdf } from '../src/pdf/pdfium.ts';
import { readRuns } from '../src/pdf/read-pages.ts';
import { type Chance, chanceOf } from './stories.ts';

/** An amount of a row, and the amount printed in its place. */
export interface Target {
  page: number;
  box: SignBox;
  size: number;
  text: string;
  altered: string;
}

const WHITE = rgb(1, 1, 1);
const ROWS_AT_LEAST = 8;

async function targetsOf(file: Buffer): Promise<Omit<Target, 'altered'>[]> {
  const found = await openPdf(file, (document) => {
    const targets: Omit<Target, 'altered'>[] = [];
    for (let page = 1; page <= document.pageCount; page += 1) {
      const runs = readRuns(document, page);
      const rows = linesOf(runs).filter(({ runs: own }) => {
        const amount = own.find(({ text }) => isAmount(text));
        return amount !== undefined && own.some(({ text, x }) => x < amount.x && /\p{L}{3}/u.test(text));
      });
      if (rows.length < ROWS_AT_LEAST) continue;
      const amounts = rows.slice(3, -3).flatMap(({ runs: own }) => own.filter(({ text }) => isAmount(text)));
      const once = amounts.filter(({ text }) => runs.filter((run) => run.text === text).length === 1);
      targets.push(...once.map((run) => ({ page, box: boxOf(run), size: run.size, text: run.text })));
    }
    return targets;
  });
  if (typeof found === 'string') throw new Error(`The file is ${found}`);
  return found;
}

function alteredText(text: string, chance: Chance, isLonger: boolean): string {
  const at = text.search(/\d/u);
  const digit = (Number(text[at]) % 9) + 1;
  return isLonger
    ? `${text.slice(0, at)}${String(chance.between(1, 9))}${text.slice(at)}`
    : `${text.slice(0, at)}${String(digit)}${text.slice(at + 1)}`;
}

export async function findTarget(file: Buffer, seed: number, isLonger = false): Promise<Target> {
  const chance = chanceOf(seed);
  const targets = await targetsOf(file);
  if (targets.length === 0) throw new Error('The statement has no rows to alter');
  const target = chance.pick(targets);
  return { ...target, altered: alteredText(target.text, chance, isLonger) };
}

interface Opened {
  document: PDFDocument;
  page: PDFPage;
  target: Target;
  /** Baseline and right edge, from the lower left corner of the page. */
  y: number;
  right: number;
}

type Change = (opened: Opened) => Promise<void> | void;

async function change(file: Buffer, target: Target, make: Change): Promise<Buffer> {
  const document = await PDFDocument.load(file, { updateMetadata: false });
  const page = document.getPage(target.page - 1);
  const y = page.getHeight() - target.box.y - target.box.height;
  await make({ document, page, target, y, right: target.box.x + target.box.width });
  return Buffer.from(await document.save());
}

function cover({ page, target, y }: Opened): void {
  const { x, width, height } = target.box;
  page.drawRectangle({ x: x - 1, y: y - 2, width: width + 2, height: height + 2, color: WHITE });
}

function write({ page, target, y, right }: Opened, font: PDFFont, size = target.size): void {
  page.drawText(target.altered, { x: right - font.widthOfTextAtSize(target.altered, size), y, size, font });
}

const hexOf = (text: string) => Buffer.from(text, 'latin1').toString('hex').toUpperCase();

function contentOf({ document, page }: Pick<Opened, 'document' | 'page'>): string {
  const contents = page.node.Contents();
  const parts = contents instanceof PDFArray ? contents.asArray() : [contents];
  return parts
    .map((part) => (part instanceof PDFRef ? document.context.lookup(part) : part))
    .map((stream) =>
      stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '',
    )
    .join('\n');
}

function retyped(opened: Opened, text: string): string {
  const [before, after] = [`<${hexOf(opened.target.text)}> Tj`, `<${hexOf(text)}> Tj`];
  const content = contentOf(opened);
  if (!content.includes(before)) throw new Error('The text is not in the content of its page');
  return content.replace(before, after);
}

function replaceContent({ document, page }: Opened, content: string): void {
  page.node.set(asPDFName('Contents'), document.context.register(document.context.flateStream(content)));
}

const removed = (opened: Opened) => replaceContent(opened, retyped(opened, ''));
const helvetica = ({ document }: Opened) => document.embedFont(StandardFonts.Helvetica);

const WHITE_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAQeNsrgAAAABJRU5ErkJggg==',
  'base64',
);

function note({ document, page, target, y }: Opened): void {
  const { x, width, height } = target.box;
  const annotation = document.context.obj({
    ...{ Type: 'Annot', Subtype: 'FreeText', Rect: [x - 2, y - 3, x + width + 2, y + height + 2], C: [1, 1, 1] },
    Contents: PDFString.of(target.altered),
    DA: PDFString.of('/Helv 8 Tf 0 g'),
  });
  page.node.set(asPDFName('Annots'), document.context.obj([document.context.register(annotation)]));
}

export const alterations = {
  'a white box with the text': async (opened) => {
    cover(opened);
    write(opened, await helvetica(opened));
  },
  'a white box with the text in another font': async (opened) => {
    cover(opened);
    write(opened, await opened.document.embedFont(StandardFonts.Courier));
  },
  'text over the text': async (opened) => {
    write(opened, await helvetica(opened));
  },
  'a white picture with the text': async (opened) => {
    const { page, target, y } = opened;
    const { x, width, height } = target.box;
    const picture = await opened.document.embedPng(WHITE_PNG);
    page.drawImage(picture, { x: x - 1, y: y - 2, width: width + 2, height: height + 2 });
    write(opened, await helvetica(opened));
  },
  'another font instead': async (opened) => {
    removed(opened);
    write(opened, await opened.document.embedFont(StandardFonts.TimesRoman));
  },
  'the same font embedded again': async (opened) => {
    removed(opened);
    write(opened, await helvetica(opened));
  },
  'a larger size': async (opened) => {
    removed(opened);
    write(opened, await helvetica(opened), opened.target.size + 0.6);
  },
  'a white box without text below': async (opened) => {
    removed(opened);
    cover(opened);
    write(opened, await helvetica(opened));
  },
  'above its line': (opened) => {
    const place = new RegExp(String.raw`([\d.]+)( Tm\s+<${hexOf(opened.target.altered)}>)`, 'u');
    const raised = (_all: string, height: string, after: string) => `${String(Number(height) + 0.7)}${after}`;
    replaceContent(opened, retyped(opened, opened.target.altered).replace(place, raised));
  },
  'with other spacing': (opened) => {
    const { target } = opened;
    const text = `<${hexOf(target.altered)}> Tj`;
    const spacing = [setCharacterSpacing(0.4), setCharacterSpacing(0)].map(String);
    replaceContent(
      opened,
      retyped(opened, target.altered).replace(text, `${spacing[0] ?? ''}\n${text}\n${spacing[1] ?? ''}`),
    );
  },
  'retyped in place': (opened) => replaceContent(opened, retyped(opened, opened.target.altered)),
  'a note': note,
  'a hidden row': ({ page, target, y }) => {
    page.drawRectangle({ x: 30, y: y - 2, width: 560, height: target.box.height + 2, color: WHITE });
  },
} as const satisfies Record<string, Change>;
export type Alteration = keyof typeof alterations;

export function alter(file: Buffer, target: Target, how: Alteration): Promise<Buffer> {
  return change(file, target, alterations[how]);
}

/**
 * Appends a version in which an amount was retyped, like programs that save only what changed (ISO 32000-1, 7.5.6).
 * Returns the file with the amount in an update.
 */
export async function appendVersion(file: Buffer, target: Target): Promise<Buffer> {
  const document = await PDFDocument.load(file, { updateMetadata: false });
  const whole = { document, page: document.getPage(target.page - 1), target, y: 0, right: 0 };
  replaceContent(whole, contentOf(whole));
  const first = Buffer.from(await document.save({ useObjectStreams: false }));
  const saved = await PDFDocument.load(first, { updateMetadata: false });
  const page = saved.getPage(target.page - 1);
  const opened = { document: saved, page, target, y: 0, right: 0 };
  const content = deflateSync(Buffer.from(retyped(opened, target.altered), 'latin1'));
  const ref = page.node.get(asPDFName('Contents'));
  if (!(ref instanceof PDFRef)) throw new Error('The content of the page has no reference');
  return appendObject(first, ref.objectNumber, [
    Buffer.from(`<</Filter/FlateDecode/Length ${String(content.length)}>>stream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

export function appendObject(file: Buffer, number: number, object: readonly Buffer[]): Buffer {
  const text = file.toString('latin1');
  const before = /startxref\s+(\d+)\s+%%EOF\s*$/u.exec(text)?.[1];
  const trailer = /trailer\s*<<([^]*?)>>\s*startxref\s+\d+\s+%%EOF\s*$/u.exec(text)?.[1];
  if (before === undefined || trailer === undefined) throw new Error('The file has no trailer');
  const own = Buffer.concat([Buffer.from(`${String(number)} 0 obj\n`), ...object, Buffer.from('\nendobj\n')]);
  const start = file.length;
  const table = [
    `xref\n${String(number)} 1\n${String(start).padStart(10, '0')} 00000 n \n`,
    `trailer\n<<${trailer.replace(/\/Prev\s+\d+/u, '')}/Prev ${before}>>\nstartxref\n${String(start + own.length)}\n%%EOF\n`,
  ];
  return Buffer.concat([file, own, ...table.map((part) => Buffer.from(part))]);
}
