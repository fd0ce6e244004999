import { createHash } from 'node:crypto';
import { deflateRawSync, constants } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';

const MEGABYTE = 1_048_576;
const BOMB_SEGMENT_BYTES = 16 * MEGABYTE;

const PAGE_TREE = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>',
];

export async function ordinaryPdf(label: string, pages = 3): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 1; page <= pages; page += 1) document.addPage().drawText(`${label}, page ${page}`);
  return Buffer.from(await document.save());
}

export function pdfOfSize(bytes: number, serial = 0): Buffer {
  const build = (padding: number) =>
    handmadePdf(
      [
        ...PAGE_TREE,
        Buffer.concat([
          Buffer.from(`<</Length ${padding}>>stream\n`),
          Buffer.alloc(padding, 'x'),
          Buffer.from('\nendstream'),
        ]),
      ],
      '',
      serial,
    );
  const guess = build(bytes - 1000);
  // The numbers inside have the same number of digits either way, so one correction is enough.
  return build(bytes - 1000 + (bytes - guess.length));
}

/** A PDF that opens only with a password; with an empty password anyone can read it. 40-bit RC4 (PDF 1.7, 7.6.3). */
export function encryptedPdf(password: string): Buffer {
  const pad = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
  const padded = (text: string) => Buffer.concat([Buffer.from(text), pad]).subarray(0, 32);
  const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest().subarray(0, 5);
  const id = Buffer.alloc(16, 7);
  const permissions = Buffer.from('fcffffff', 'hex');
  const owner = rc4(md5(padded('owner')), padded(password));
  const user = rc4(md5(padded(password), owner, permissions, id), pad);
  const encryption = `<</Filter/Standard/V 1/R 2/O<${owner.toString('hex')}>/U<${user.toString('hex')}>/P -4>>`;
  return handmadePdf([...PAGE_TREE, encryption], `/Encrypt 4 0 R/ID[<${id.toString('hex')}><${id.toString('hex')}>]`);
}

function packRepeated(text: string, unfolded: number): Buffer {
  const segment = deflateRawSync(Buffer.alloc(BOMB_SEGMENT_BYTES, text), {
    finishFlush: constants.Z_FULL_FLUSH,
    level: 9,
  });
  const segments = Array.from({ length: Math.ceil(unfolded / BOMB_SEGMENT_BYTES) }, () => segment);
  return Buffer.concat([Buffer.from('789c', 'hex'), ...segments, Buffer.from('030000000001', 'hex')]);
}

/** A small PDF whose page expands to `unfolded` bytes of drawing operators. */
export function pageBombPdf(unfolded: number, drawing = '(x) Tj '): Buffer {
  const packed = packRepeated(drawing, unfolded);
  const content = Buffer.concat([
    Buffer.from(`<</Filter/FlateDecode/Length ${packed.length}>>stream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
  const [catalog = '', pages = '', page = ''] = PAGE_TREE;
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
  const drawn = page.replace(/>>$/u, '/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>');
  return handmadePdf([catalog, pages, drawn, content, font], '');
}

/** A small PDF whose catalog is in an object stream that expands to `unfolded` bytes. */
export function bombPdf(unfolded: number): Buffer {
  const packed = packRepeated(' ', unfolded);
  const objectStream = Buffer.concat([
    Buffer.from(`1 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>stream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  const header = Buffer.from('%PDF-1.7\n');
  const crossReferencesAt = header.length + objectStream.length;
  // Entries of type, place and index: object 2, the catalog, is number 0 of object stream 1.
  const entries = [
    [0, 0, 255],
    [1, header.length, 0],
    [2, 1, 0],
    [1, crossReferencesAt, 0],
  ].map(([type = 0, place = 0, index = 0]) => {
    const entry = Buffer.alloc(6);
    entry.writeUInt8(type, 0);
    entry.writeUInt32BE(place, 1);
    entry.writeUInt8(index, 5);
    return entry;
  });
  return Buffer.concat([
    header,
    objectStream,
    Buffer.from('3 0 obj\n<</Type/XRef/Size 4/W[1 4 1]/Root 2 0 R/Length 24>>stream\n'),
    ...entries,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${crossReferencesAt}\n%%EOF\n`),
  ]);
}

/** The shortest possible zip: only an end record with a comment. */
export function emptyZip(comment = ''): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, Buffer.from(comment)]);
}

export function handmadePdf(objects: readonly (string | Buffer)[], trailer: string, serial = 0): Buffer {
  const parts = [Buffer.from(`%PDF-1.4\n%${String(serial).padStart(10, '0')}\n`)];
  let length = parts[0]?.length ?? 0;
  const places = objects.map((object, index) => {
    const place = length;
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (left: number, right: number) => {
    [state[left & 255], state[right & 255]] = [at(right), at(left)];
  };
  let j = 0;
  for (let i = 0; i < 256; i += 1) {
    j += at(i) + (key[i % key.length] ?? 0);
    swap(i, j);
  }
  j = 0;
  return Buffer.from(
    data.map((byte, index) => {
      j += at(index + 1);
      swap(index + 1, j);
      return byte ^ at(at(index + 1) + at(j));
    }),
  );
}
