import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { HOUR_MS, MINUTE_MS } from '@portal/contract/constants';

const CONNECT_TIMEOUT_MS = 2000;
const HTTPS_PORT = 443;

interface Lookup {
  askedAt: number;
  /** Undefined if the address did not respond. */
  end: Promise<Date | undefined>;
  isKnown: boolean;
}

const lookups = new Map<string, Lookup>();

/**
 * The end of the certificate that an https address presents, trusted or not; undefined if it does not respond. Checked
 * once an hour, and after a minute if there was no response.
 */
export function findCertificateEnd(address: string): Promise<Date | undefined> {
  const found = lookups.get(address);
  const now = performance.now();
  if (found && now - found.askedAt < (found.isKnown ? HOUR_MS : MINUTE_MS)) return found.end;
  const lookup: Lookup = { askedAt: now, isKnown: false, end: readCertificateEnd(new URL(address)) };
  lookups.set(address, lookup);
  void lookup.end.then((end) => {
    lookup.isKnown = end !== undefined;
  });
  return lookup.end;
}

function readCertificateEnd({ hostname, port }: URL): Promise<Date | undefined> {
  const host = hostname.replaceAll(/[[\]]/gu, '');
  return new Promise((resolve) => {
    // Not trusted for anything: a wrong or expired certificate is what the caller wants to know about.
    const servername = isIP(host) === 0 ? host : '';
    const to = { host, port: port === '' ? HTTPS_PORT : Number(port), servername, rejectUnauthorized: false };
    const socket = connect(to, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    const giveUp = () => {
      resolve(undefined);
      socket.destroy();
    };
    socket.setTimeout(CONNECT_TIMEOUT_MS, giveUp);
    socket.on('error', giveUp);
  });
}
