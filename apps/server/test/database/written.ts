import { Readable, Writable } from 'node:stream';

export function openStreams(input = '') {
  const texts: { out: string; err: string } = { out: '', err: '' };
  const writable = (name: keyof typeof texts) =>
    new Writable({
      write: (text: Buffer, _encoding, done) => {
        texts[name] += text.toString();
        done();
      },
    });
  return { texts, stdin: Readable.from([input]), stdout: writable('out'), stderr: writable('err') };
}
