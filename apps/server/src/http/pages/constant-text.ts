import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Small texts get the best compression. For larger ones, a lower level takes a hundredth of the time for nine tenths of
 * the effect.
 */
const SMALL_BYTES = 65_536;
const QUALITIES = { small: 11, large: 6 };
const NOT_MODIFIED = 304;

/**
 * Serves a constant text with an ETag; compresses it when a browser first accepts Brotli.
 * @param chosenBy request headers that select the text, besides the encoding
 */
export function constantText(
  text: string,
  type: string,
  chosenBy: readonly string[] = [],
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const plain = Buffer.from(text);
  const quality = plain.byteLength <= SMALL_BYTES ? QUALITIES.small : QUALITIES.large;
  // A weak ETag, because it is the same for each encoding (RFC 9110, section 8.8.1).
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

/** Quality 0 is a refusal (RFC 9110, section 12.5.3). */
function acceptsBrotli(accepted: string | string[] | undefined): boolean {
  return String(accepted ?? '')
    .split(',')
    .some((one) => /^\s*br\s*(?:;\s*q=(?!0(?:\.0+)?\s*$)[\d.]+\s*)?$/iu.test(one));
}
