import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 850;
const HEIGHT = 1100;
const PAPER = 255;
const INK = 20;
const FAINT = 235;
const DOT = 3;

const digits = [
  '111101101101111',
  '010110010010111',
  '111001111100111',
  '111001111001111',
  '101101111001001',
  '111100111001111',
  '111100111101111',
  '111001001001001',
  '111101111101111',
  '111101111001111',
] as const;

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function drawNumber(pixels: Buffer, number: string, left: number, top: number): void {
  Array.from(number).forEach((digit, place) => {
    Array.from(digits[Number(digit)] ?? '').forEach((dot, at) => {
      if (dot === '0') return;
      const [x, y] = [left + (place * 4 + (at % 3)) * DOT, top + Math.floor(at / 3) * DOT];
      for (let row = y; row < y + DOT; row += 1) pixels.fill(INK, row * WIDTH + x, row * WIDTH + x + DOT);
    });
  });
}

export function picturePng(isBackground: boolean): Buffer {
  const pixels = Buffer.alloc(WIDTH * HEIGHT, PAPER);
  for (let row = 0; row < 30; row += 1) {
    const top = 60 + row * 34;
    if (isBackground) pixels.fill(FAINT, top * WIDTH, (top + 8) * WIDTH);
    else for (const left of [80, 420, 640]) drawNumber(pixels, String(1000 + row * 137 + left), left, top);
  }
  const lines = Array.from({ length: HEIGHT }, (_, row) =>
    Buffer.concat([Buffer.from([0]), pixels.subarray(row * WIDTH, (row + 1) * WIDTH)]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
