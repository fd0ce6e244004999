import { lookup as resolve } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInternalAddress } from '../../../config/values/internal-address.ts';

export class InternalReceiver extends Error {
  override readonly name = 'InternalReceiver';
}

interface Message {
  headers: Readonly<Record<string, string>>;
  body: string;
  signal: AbortSignal;
  mayStayInside: boolean;
}

/**
 * Posts to a receiver without following redirects and returns the response status. Checks the address when connecting,
 * so that a changed DNS entry cannot redirect it. Throws InternalReceiver, or the connection's error.
 */
export function postMessage(url: URL, { headers, body, signal, mayStayInside }: Message): Promise<number> {
  const host = url.hostname.replace(/^\[(.*)\]$/u, '$1');
  // An IP address is not resolved, so it is checked here.
  if (!mayStayInside && isIP(host) !== 0 && isInternalAddress(host)) return Promise.reject(new InternalReceiver());
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((done, fail) => {
    const request = send(
      url,
      { method: 'POST', headers, signal, ...(mayStayInside ? {} : { lookup: lookupOutside }) },
      (response) => {
        done(response.statusCode ?? 0);
        response.destroy();
      },
    );
    request.on('error', fail).end(body);
  });
}

const lookupOutside: LookupFunction = (hostname, options, found) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const isInternal = error === null && addresses.some(({ address }) => isInternalAddress(address));
    const failure = isInternal ? new InternalReceiver() : error;
    const [first] = failure ? [] : addresses;
    if (failure || !first) found(failure ?? new Error('The name has no address'), '');
    else if (options.all) found(null, addresses);
    else found(null, first.address, first.family);
  });
};
