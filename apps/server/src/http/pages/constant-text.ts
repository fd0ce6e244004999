import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The highest level for small texts; above that, one with a hundredth of the time and nine tenths of the effect. */
const SMALL_BYTES = 65_536;
const QUALITIES = { small: 11, large: 6 };
const NOT_MODIFIED = 304;

/**
 * Responds with a text that stays the same while the process runs, compressed when a browser first accepts Brotli. One
 * who has it already is told so.
 * @param chosenBy request headers that decide which text is sent, beside the encoding
 */
export function constantText(
  text: string,
  type: string,
  chosenBy: readonly string[] = [],
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const plain = Buffer.from(text);
  const quality = plain.byteLength <= SMALL_BYTES ? QUALITIES.small : QUALITIES.large;
  // Weak: the same for each encoding (RFC 9110, section 8.8.1).
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  const vary = ['accept-encoding', ...chosenBy].join(', ');
  let compressed: Buffer | undefined;
  return (request, reply) => {
    void reply.type(type).headers({ etag, vary });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(NOT_MODIFIED).send();
    if (!acceptsBrotli(request.headers['accept-encoding'])) return reply.send(plain);
    compressed ??= brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    return reply.header('content-encoding', 'br').send(compressed);
  };
}

/** A quality of 0 is a refusal (RFC 9110, section 12.5.3). */
function acceptsBrotli(accepted: string | string[] | undefined): boolean {
  return String(accepted ?? '')
    .split(',')
    .some((one) => /^\s*br\s*(?:;\s*q=(?!0(?:\.0+)?\s*$)[\d.]+\s*)?$/iu.test(one));
}
