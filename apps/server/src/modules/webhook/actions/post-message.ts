import { lookup as resolve } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInternalAddress } from '../../../config/values/internal-address.ts';

/** The address of a receiver leads into one's own network, where webhooks may not go. */
export class InternalReceiver extends Error {
  override readonly name = 'InternalReceiver';
}

interface Message {
  headers: Readonly<Record<string, string>>;
  body: string;
  signal: AbortSignal;
  /** Whether it may go to addresses of one's own network. */
  mayStayInside: boolean;
}

/**
 * Posts to a receiver and gives the status of its response; no redirect is followed. The address is judged where it is
 * connected to, so that a name that leads elsewhere by then gets nowhere. Throws InternalReceiver, or what broke.
 */
export function postMessage(url: URL, { headers, body, signal, mayStayInside }: Message): Promise<number> {
  const host = url.hostname.replace(/^\[(.*)\]$/u, '$1');
  // No name is looked up for what is an address already.
  if (!mayStayInside && isIP(host) !== 0 && isInternalAddress(host)) return Promise.reject(new InternalReceiver());
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((done, fail) => {
    const request = send(
      url,
      { method: 'POST', headers, signal, ...(mayStayInside ? {} : { lookup: lookupOutside }) },
      (response) => {
        done(response.statusCode ?? 0);
        // Nothing of what it says is of use.
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
