import path from 'node:path';
import type { BureauSandbox } from '@portal/bureau-sandbox';
import type { Config } from '../config.ts';
import { ConfigError } from '../config.ts';
import type { Context } from '../context.ts';
import type { Clock } from '../platform/clock.ts';
import { createAddressComplete } from './address-lookup/address-complete.ts';
import { createPhoton } from './address-lookup/photon.ts';
import { createGoogle } from './identity/google.ts';
import { openFlinks } from './bank-aggregator/flinks/flinks-bank.ts';
import { openEquifax, usualBureauPatience } from './credit-bureau/equifax/equifax-bureau.ts';
import { usualPatience } from './provider-http.ts';

/** The outside services that a context works with. */
export type ProviderPorts = Pick<Context, 'addresses' | 'bank' | 'bureau' | 'identity'>;

/** A sandbox that stands in for a provider in development. */
export interface OpenSandbox {
  url: string;
  /** For the start's banner: what it stands in for, where, and what to type there. */
  lines: readonly string[];
  close(): Promise<void>;
}

export interface Providers {
  ports: ProviderPorts;
  /** Those that run, by the port they stand in for. */
  sandboxes: { addresses?: OpenSandbox; bank?: OpenSandbox; bureau?: BureauSandbox };
  /** Ends the sandboxes. */
  close(): Promise<void>;
}

const SANDBOX_STATE_FILE = 'bank-sandbox.json';

/** Known to the stand-in and to its adapter alone. */
const ADDRESS_SANDBOX_KEY = 'address-sandbox-key';

/** A page of the portal (decisions, section 6). */
const BANK_RETURN_PATH = '/application-bank-return';

/** Stands at Google as the one address that a sign-in may come back to. */
export const GOOGLE_RETURN_PATH = '/api/auth/google/return';

/**
 * Opens each provider as configured; where none is, in development, its sandbox.
 * Throws `ConfigError` where a sandbox cannot listen.
 */
export async function openProviders(config: Config, parts: { clock: Clock }): Promise<Providers> {
  const sandboxes: Providers['sandboxes'] = {};
  const bank = await openBank(config, parts.clock);
  if (bank.sandbox) sandboxes.bank = bank.sandbox;
  const bureau = await openBureau(config);
  if (bureau.sandbox) sandboxes.bureau = bureau.sandbox;
  const addresses = await openAddresses(config);
  if (addresses.sandbox) sandboxes.addresses = addresses.sandbox;
  return {
    ports: { addresses: addresses.port, bank: bank.port, bureau: bureau.port, identity: openIdentity(config) },
    sandboxes,
    close: async () => {
      await Promise.all(Object.values(sandboxes).map((sandbox) => sandbox.close()));
    },
  };
}

/** There is no stand-in: without a client id nobody is asked. */
function openIdentity({ google, publicUrl }: Config): ProviderPorts['identity'] {
  return google && createGoogle({ ...google, returnUrl: `${publicUrl}${GOOGLE_RETURN_PATH}` });
}

async function openBank(
  config: Config,
  clock: Clock,
): Promise<{ port: ProviderPorts['bank']; sandbox: OpenSandbox | undefined }> {
  const common = {
    offersStatements: config.bankStatements,
    customerName: config.brand.name,
    returnUrl: `${config.publicUrl}${BANK_RETURN_PATH}`,
  };
  if (config.bank) {
    return {
      port: openFlinks({ ...config.bank, ...common, webhook: config.bankWebhook }, usualPatience),
      sandbox: undefined,
    };
  }
  // Production never gets here: its configuration has to name the bank.
  const { openBankSandbox } = await import('@portal/bank-sandbox');
  const sandbox = await listening('BANK_SANDBOX_PORT', () =>
    openBankSandbox({
      host: config.host,
      port: config.bankSandboxPort,
      publicHost: new URL(config.publicUrl).hostname,
      now: () => clock.now(),
      webhookHeader: config.bankWebhook.header,
      stateFile: path.join(config.dataDir, SANDBOX_STATE_FILE),
    }),
  );
  const webhook = { ...config.bankWebhook, secret: config.bankWebhook.secret ?? sandbox.webhookSecret };
  return { port: openFlinks({ ...sandbox.access, ...common, webhook }, usualPatience), sandbox };
}

async function openBureau(
  config: Config,
): Promise<{ port: ProviderPorts['bureau']; sandbox: BureauSandbox | undefined }> {
  if (config.bureau) return { port: openEquifax(config.bureau, usualBureauPatience), sandbox: undefined };
  const { openBureauSandbox } = await import('@portal/bureau-sandbox');
  // Only this process talks to it: any free port will do.
  const sandbox = await openBureauSandbox({ host: '127.0.0.1', port: 0 });
  return { port: openEquifax(sandbox.access, usualBureauPatience), sandbox };
}

async function openAddresses(
  config: Config,
): Promise<{ port: ProviderPorts['addresses']; sandbox: OpenSandbox | undefined }> {
  const { addresses } = config;
  if (addresses.provider === 'off') return { port: undefined, sandbox: undefined };
  if (addresses.provider === 'addresscomplete') return { port: createAddressComplete(addresses), sandbox: undefined };
  if (addresses.provider === 'photon') return { port: createPhoton(addresses), sandbox: undefined };
  const { openAddressSandbox } = await import('@portal/address-sandbox');
  const sandbox = await openAddressSandbox({ host: '127.0.0.1', port: 0, key: ADDRESS_SANDBOX_KEY });
  return {
    port: createAddressComplete({ url: sandbox.url, key: ADDRESS_SANDBOX_KEY }),
    sandbox: { ...sandbox, lines: [] },
  };
}

/** Starts a sandbox, and names its variable where its port is taken. */
async function listening<Sandbox>(variable: string, open: () => Promise<Sandbox>): Promise<Sandbox> {
  try {
    return await open();
  } catch (error) {
    const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw inUse ? new ConfigError([`${variable} is in use by another program`]) : error;
  }
}

/** What the start tells about the sandboxes that run. */
export function sandboxLines({ sandboxes }: Providers): string[] {
  return Object.values(sandboxes).flatMap((sandbox) => [...sandbox.lines]);
}
