import { inflateSync } from 'node:zlib';

/** Sizes in bytes: headers of a WOFF 1.0 file and of the OpenType file in it, and their entries per table. */
const woffSize = { header: 44, entry: 20 };
const openTypeSize = { header: 12, entry: 16, alignment: 4 };

/** Unpacks a WOFF 1.0 file to OpenType, because fontkit would inflate a table again for every letter. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(openTypeSize.header + count * openTypeSize.entry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = woff.subarray(woffSize.header + index * woffSize.entry);
    const table = tableOf(woff, entry);
    const at = openTypeSize.header + index * openTypeSize.entry;
    entry.copy(head, at, 0, 4);
    entry.copy(head, at + 4, 16, 20);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    const padding = Buffer.alloc(-table.length & (openTypeSize.alignment - 1));
    tables.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat([head, ...tables]);
}

function tableOf(woff: Buffer, entry: Buffer): Buffer {
  const [offset, packedLength, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
  const packed = woff.subarray(offset, offset + packedLength);
  return packedLength < length ? inflateSync(packed) : packed;
}
