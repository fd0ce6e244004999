import { handmadePdf } from './sample-pdfs.ts';

/** Number of kids in the page trees, and bytes of small objects; both files stay below the upload limit. */
const WIDE_KIDS = 400_000;
const SMALL_OBJECTS_BYTES = 13_000_000;
/**
 * Number of entries that each small object claims to have, and number of branches that each lead to all kids of the
 * wide tree.
 */
const ENTRIES_CLAIMED = 5000;
const EMPTY_BRANCHES = 400;

const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
const PAGE = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>';

function pdfOf(objects: readonly string[], table: 'right' | 'broken', serial: number): Buffer<ArrayBuffer> {
  const parts = [`%PDF-1.4\n%${String(serial).padStart(10, '0')}\n`];
  let length = parts[0]?.length ?? 0;
  const places = objects.map((object, index) => {
    const place = length;
    const part = `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    parts.push(part);
    length += part.length;
    return place;
  });
  const size = objects.length + 1;
  if (table === 'right') {
    parts.push(`xref\n0 ${String(size)}\n0000000000 65535 f \n`);
    for (const place of places) parts.push(`${String(place).padStart(10, '0')} 00000 n \n`);
  }
  const startsAt = table === 'right' ? length : 1;
  parts.push(`trailer\n<</Size ${String(size)}/Root 1 0 R>>\nstartxref\n${String(startsAt)}\n%%EOF\n`);
  return Buffer.from(parts.join(''), 'latin1');
}

/** A file of small objects that each claim to be a cross-reference table, without a real one. */
function smallObjectsPdf(serial: number): Buffer<ArrayBuffer> {
  const small = `<</Type/XRef/W[0 0 0]/Index[0 ${String(ENTRIES_CLAIMED)}]/Size 1/Length 0>>stream\nendstream`;
  const count = Math.floor(SMALL_OBJECTS_BYTES / (small.length + '000000 0 obj\n\nendobj\n'.length));
  const filling = Array.from({ length: count }, () => small);
  return pdfOf([CATALOG, '<</Type/Pages/Kids[3 0 R]/Count 1>>', PAGE, ...filling], 'broken', serial);
}

function wideTreePdf(serial: number): Buffer<ArrayBuffer> {
  const kids = '5 0 R '.repeat(WIDE_KIDS);
  const empty = '<</Kids 4 0 R>>'.repeat(EMPTY_BRANCHES);
  return pdfOf(
    [CATALOG, `<</Type/Pages/Count 9/Kids[${empty} 3 0 R]>>`, PAGE, `[${kids}]`, '<</Type/Pages/Kids[]/Count 0>>'],
    'right',
    serial,
  );
}

/** PDFs below the upload limits that keep a reader busy for half a second or more; `serial` makes the file unique. */
export const hostilePdfs = { smallObjects: smallObjectsPdf, wideTree: wideTreePdf } as const;

export function widePageTree(pages: number): Buffer {
  return handmadePdf([CATALOG, `<</Type/Pages/Count ${String(pages)}/Kids[${'3 0 R '.repeat(pages)}]>>`, PAGE], '');
}

export function deepPageTree(levels: number): Buffer {
  const nodes = Array.from({ length: levels }, (_, level) => {
    const parent = level === 0 ? '' : `/Parent ${String(level + 1)} 0 R`;
    return `<</Type/Pages/Count 1/Kids[${String(level + 3)} 0 R]${parent}>>`;
  });
  return handmadePdf([CATALOG, ...nodes, PAGE.replace('2 0 R', `${String(levels + 1)} 0 R`)], '');
}

export function endlessPageTree(): Buffer {
  return handmadePdf([CATALOG, '<</Type/Pages/Count 2/Kids[2 0 R 2 0 R]>>'], '');
}

/** Smallest possible objects, with a cross-reference table that points to the wrong places. */
export function misplacedObjects(bytes: number): Buffer {
  const parts = [`%PDF-1.4\n1 0 obj\n${CATALOG}\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n`];
  parts.push(`3 0 obj\n${PAGE}\nendobj\n`);
  let length = 0;
  for (let index = 4; length < bytes; index += 1) {
    const object = `${String(index)} 0 obj\n0\nendobj\n`;
    parts.push(object);
    length += object.length;
  }
  parts.push('trailer\n<</Root 1 0 R/Size 4>>\nstartxref\n7\n%%EOF\n');
  return Buffer.from(parts.join(''));
}

/** A PDF that runs a script when opened and a program when closed, if the reader allows it. */
export function scriptedPdf(): Buffer {
  const action = '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>/AA<</WC<</S/Launch/F(calc.exe)>>>>';
  return handmadePdf(
    [CATALOG.replace('>>', `${action}>>`), '<</Type/Pages/Kids[3 0 R]/Count 1>>', PAGE],
    '/Info<</Title(<script>alert\\(1\\)</script>)>>',
  );
}
