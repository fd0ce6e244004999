const PAGE =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>';
const LINE_HEIGHT = 16;

/** A line with a single text, or with cells at x points from the text's left edge. */
type SampleLine = string | readonly (readonly [x: number, text: string])[];

const LEFT = 72;
const TOP = 720;

/** The smallest complete one-page PDF with these lines (ASCII without parentheses or backslashes). */
export function samplePdf(...lines: readonly SampleLine[]): Buffer {
  const shown = lines.flatMap((line, index) => {
    const cells = typeof line === 'string' ? [[0, line] as const] : line;
    return cells.map(([x, text]) => `1 0 0 1 ${LEFT + x} ${TOP - index * LINE_HEIGHT} Tm (${text}) Tj`);
  });
  const content = `BT /F1 12 Tf ${shown.join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    PAGE,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end, 'latin1');
}
