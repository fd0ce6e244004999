import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import type { Target } from './altered.ts';

/** Programs of the Debian packages qpdf, mupdf-tools, ghostscript, poppler-utils, libreoffice-draw and imagemagick. */
const programs = ['qpdf', 'fix-qdf', 'mutool', 'gs', 'pdftocairo', 'pdftoppm', 'soffice', 'convert-im6.q16'] as const;
type Program = (typeof programs)[number];

export function missingPrograms(): Program[] {
  return programs.filter((program) => {
    try {
      execFileSync('which', [program], { stdio: 'ignore' });
      return false;
    } catch {
      return true;
    }
  });
}

const PROGRAM_MS = 120_000;
const OUTPUT_BYTES = 2 ** 28;

/** Runs programs on a file in a temporary folder; the last one writes `out.pdf`. */
function inFolder(file: Buffer, use: (folder: string) => void): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-tools-'));
  try {
    writeFileSync(join(folder, 'in.pdf'), file);
    use(folder);
    return readFileSync(join(folder, 'out.pdf'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(folder: string, program: Program, ...args: string[]): Buffer {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync(program, args, {
      cwd: folder,
      stdio: [...stdio],
      timeout: PROGRAM_MS,
      maxBuffer: OUTPUT_BYTES,
    });
  } catch (error) {
    const { status, stdout } = error as { status?: number; stdout?: Buffer };
    // With exit code 3, qpdf only warns.
    if (status !== 3 || !stdout) throw error;
    return stdout;
  }
}

type Tool = (file: Buffer) => Buffer | Promise<Buffer>;

const by =
  (program: Program, ...args: string[]): Tool =>
  (file) =>
    inFolder(file, (folder) => run(folder, program, ...args));

async function withCover(file: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(file, { updateMetadata: false });
  document.insertPage(0).drawText('Your statement is on the next page.', { x: 50, y: 700, size: 11 });
  return Buffer.from(await document.save());
}

async function savedAgain(file: Buffer): Promise<Buffer> {
  return Buffer.from(await (await PDFDocument.load(file)).save());
}

const DISTILL = ['-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=pdfwrite', '-sOutputFile=out.pdf', 'in.pdf'];

/** What banks and customers do to a file without changing what it says. */
export const handlings: Readonly<Record<string, Tool>> = {
  'made for the web by qpdf': by('qpdf', '--linearize', 'in.pdf', 'out.pdf'),
  'unpacked by qpdf': by('qpdf', '--object-streams=disable', '--stream-data=uncompress', 'in.pdf', 'out.pdf'),
  'cleaned by mutool': by('mutool', 'clean', '-gggz', 'in.pdf', 'out.pdf'),
  'distilled by Ghostscript': by('gs', ...DISTILL),
  'printed to a file by cairo': by('pdftocairo', '-pdf', 'in.pdf', 'out.pdf'),
  'issued again with a cover page': withCover,
  'saved again by pdf-lib': savedAgain,
};

export function retypedWithQpdf(file: Buffer, text: string, altered: string): Buffer {
  return inFolder(file, (folder) => {
    run(folder, 'qpdf', '--qdf', '--object-streams=disable', 'in.pdf', 'unpacked.pdf');
    const unpacked = readFileSync(join(folder, 'unpacked.pdf'), 'latin1');
    if (!unpacked.includes(`(${text})`)) throw new Error('The text is not in the file');
    writeFileSync(join(folder, 'edited.pdf'), unpacked.replace(`(${text})`, `(${altered})`), 'latin1');
    writeFileSync(join(folder, 'fixed.pdf'), run(folder, 'fix-qdf', 'edited.pdf'));
    run(folder, 'qpdf', 'fixed.pdf', 'out.pdf');
  });
}

export function redactedWithMutool(file: Buffer, page: number, box: readonly [number, number, number, number]): Buffer {
  const script = `
    var document = new PDFDocument('in.pdf');
    var page = document.loadPage(${String(page - 1)});
    var annotation = page.createAnnotation('Redact');
    annotation.setRect([${box.join(', ')}]);
    page.applyRedactions(false);
    document.save('out.pdf', 'compress');
  `;
  return inFolder(file, (folder) => {
    writeFileSync(join(folder, 'redact.js'), script);
    run(folder, 'mutool', 'run', 'redact.js');
  });
}

export function retypedWithDraw(file: Buffer, text: string, altered: string): Buffer {
  return inFolder(file, (folder) => {
    const office = ['--headless', `-env:UserInstallation=file://${folder}/profile`];
    run(folder, 'soffice', ...office, '--infilter=draw_pdf_import', '--convert-to', 'fodg', 'in.pdf');
    const drawing = readFileSync(join(folder, 'in.fodg'), 'utf8');
    if (!drawing.includes(text)) throw new Error('The text is not in the drawing');
    writeFileSync(join(folder, 'out.fodg'), drawing.replace(text, altered));
    run(folder, 'soffice', ...office, '--convert-to', 'pdf', 'out.fodg');
  });
}

const PIXELS_PER_INCH = 200;
const POINTS_PER_INCH = 72;

/** Paints over part of a scanned page with ImageMagick and writes on it; the result has only this page. */
export async function repaintedScan(
  file: Buffer,
  page: number,
  { box: { x, y, width, height }, altered }: Pick<Target, 'box' | 'altered'>,
): Promise<Buffer> {
  const pixels = (points: number) => String(Math.round((points * PIXELS_PER_INCH) / POINTS_PER_INCH));
  const corners = [x - 2, y - 3, x + width + 2, y + height + 3].map(pixels);
  const png = inFolder(file, (folder) => {
    const number = String(page);
    run(
      folder,
      'pdftoppm',
      '-r',
      String(PIXELS_PER_INCH),
      '-gray',
      '-png',
      '-singlefile',
      '-f',
      number,
      'in.pdf',
      'page',
    );
    const box = `rectangle ${corners[0] ?? ''},${corners[1] ?? ''} ${corners[2] ?? ''},${corners[3] ?? ''}`;
    const text = ['-fill', 'gray20', '-pointsize', pixels(height), '-annotate', `+${pixels(x)}+${pixels(y + height)}`];
    run(folder, 'convert-im6.q16', 'page.png', '-fill', 'gray92', '-draw', box, ...text, altered, 'png:out.pdf');
  });
  const document = await PDFDocument.create();
  const picture = await document.embedPng(png);
  const size = { width: picture.width, height: picture.height };
  const scale = POINTS_PER_INCH / PIXELS_PER_INCH;
  const sheet = document.addPage([size.width * scale, size.height * scale]);
  sheet.drawImage(picture, { x: 0, y: 0, width: size.width * scale, height: size.height * scale });
  return Buffer.from(await document.save());
}
